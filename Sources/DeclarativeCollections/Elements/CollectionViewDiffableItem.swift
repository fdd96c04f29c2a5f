import BatchDiffing
import PortableUIKit

/// A type-erased item, so that a section can contain rows of different types.
public struct CollectionViewDiffableItem {
    /// The identifier of the item, unique in its section.
    public private(set) var differenceIdentifier: DifferenceIdentifier
    let box: ErasedBox<any CollectionViewItem, UICollectionViewCell>
    /// The values that are set on the item, which are not part of its equality.
    public var environment: CollectionViewEnvironment

    /// Creates a type-erased item.
    public init<Item: CollectionViewItem>(_ item: Item) {
        differenceIdentifier = item.differenceIdentifier
        box = TypedBox<ItemBinding<Item>>(item)
        environment = item.environment
    }

    /// The erased item.
    public var base: any CollectionViewItem {
        box.base
    }

    /// The class of the cell that shows the item.
    public var cellType: UICollectionViewCell.Type {
        box.viewType
    }

    /// Returns the same item, identified by its model unless it has an identifier.
    package func identified(byModel model: some Hashable) -> Self {
        differenceIdentifier.isCallSite ? identified(by: DifferenceIdentifier(model)) : self
    }

    /// Returns the same item with another identifier.
    package func identified(by identifier: DifferenceIdentifier) -> Self {
        var copy = self
        copy.differenceIdentifier = identifier
        return copy
    }
}

extension CollectionViewDiffableItem: EnvironmentContainable {}

extension CollectionViewDiffableItem: CollectionViewItemConvertible {
    /// The item itself.
    public var diffableItem: CollectionViewDiffableItem {
        self
    }
}

extension CollectionViewDiffableItem: Equatable {
    /// Returns whether items have the same type and are equal.
    public static func == (left: Self, right: Self) -> Bool {
        // Most rows of a state are unchanged: comparing references avoids a call for them.
        left.box === right.box || left.box.isEqual(to: right.box)
    }
}

extension CollectionViewDiffableItem: DifferenceElement {
    /// The identifier of the item, `differenceIdentifier`.
    public var differenceIdentity: DifferenceIdentifier {
        differenceIdentifier
    }

    /// Returns whether `other` has the same type and is equal, handlers excluded.
    public func isContentEqual(to other: CollectionViewDiffableItem) -> Bool {
        self == other
    }
}
