import PortableUIKit

/// A type-erased header or footer.
public struct CollectionViewDiffableSupplementaryElement {
    let box: ErasedBox<any CollectionViewSupplementaryElement, UICollectionReusableView>
    /// The values that are set on the element, which are not part of its equality.
    public var environment: CollectionViewEnvironment

    /// Creates a type-erased element.
    public init<Element: CollectionViewSupplementaryElement>(_ element: Element) {
        box = TypedBox<SupplementaryElementBinding<Element>>(element)
        environment = element.environment
    }

    /// The erased element.
    public var base: any CollectionViewSupplementaryElement {
        box.base
    }

    /// The class of the view that shows the element.
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
    /// Returns whether elements have the same type and are equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.box.isEqual(to: right.box)
    }
}
