import PortableUIKit

/// A header or footer whose type is erased.
public struct CollectionViewDiffableSupplementaryElement {
    let box: ErasedBox<any CollectionViewSupplementaryElement, UICollectionReusableView>
    /// The values that are set on the element. They are no part of its equality.
    public var environment: CollectionViewEnvironment

    /// Erases the type of `element`.
    public init<Element: CollectionViewSupplementaryElement>(_ element: Element) {
        box = TypedBox<SupplementaryElementBinding<Element>>(element)
        environment = element.environment
    }

    /// The element itself.
    public var base: any CollectionViewSupplementaryElement {
        box.base
    }

    /// The view that shows the element.
    public var viewType: UICollectionReusableView.Type {
        box.viewType
    }
}

extension CollectionViewDiffableSupplementaryElement: EnvironmentContainable {}

extension CollectionViewDiffableSupplementaryElement: CollectionViewSupplementaryElementConvertible {
    /// The element itself.
    public var diffableSupplementaryElement: CollectionViewDiffableSupplementaryElement {
        self
    }
}

extension CollectionViewDiffableSupplementaryElement: Equatable {
    /// Elements are equal when they have the same type and are equal as that type.
    public static func == (left: Self, right: Self) -> Bool {
        left.box.isEqual(to: right.box)
    }
}
