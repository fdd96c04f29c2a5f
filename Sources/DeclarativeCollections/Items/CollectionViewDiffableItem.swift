import Diffing
import PortableUIKit

/// An item whose type is erased, so that rows of different types live in one section.
public struct CollectionViewDiffableItem {
    /// Tells the item from others in its section.
    public private(set) var differenceIdentifier: DifferenceIdentifier
    let box: ErasedBox<any CollectionViewItem, UICollectionViewCell>
    /// The values that are set on the item. They are no part of its equality.
    public var environment: CollectionViewEnvironment

    /// Erases the type of `item`.
    public init<Item: CollectionViewItem>(_ item: Item) {
        differenceIdentifier = item.differenceIdentifier
        box = TypedBox<ItemBinding<Item>>(item)
        environment = item.environment
    }

    /// The item itself.
    public var base: any CollectionViewItem {
        box.base
    }

    /// The cell that shows the item.
    public var cellType: UICollectionViewCell.Type {
        box.viewType
    }

    /// The same item under another identity.
    func identified(by identifier: DifferenceIdentifier) -> Self {
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
    /// Items are equal when they have the same type and are equal as that type.
    public static func == (left: Self, right: Self) -> Bool {
        // Rows that nobody rebuilt are most of a state: they are passed over without a call.
        left.box === right.box || left.box.isEqual(to: right.box)
    }
}

extension CollectionViewDiffableItem: DifferenceElement {
    /// The same as `differenceIdentifier`.
    public var differenceIdentity: DifferenceIdentifier {
        differenceIdentifier
    }

    /// Whether `other` would look and behave the same.
    public func isContentEqual(to other: CollectionViewDiffableItem) -> Bool {
        self == other
    }
}
