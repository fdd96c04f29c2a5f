import PortableUIKit

/// A header or footer of a section as a value.
///
/// It needs no identifier: a section has one header and one footer at most. A change of content updates the view in
/// place; a change of type replaces the view, and leaves the rows of the section alone.
public protocol CollectionViewSupplementaryElement: Equatable, CollectionViewSupplementaryElementConvertible {
    /// The view that shows the element. It is registered by itself.
    associatedtype View: CollectionViewSupplementaryElementView where View.Element == Self

    /// What the view is measured and updated with beside its content. Empty unless ``EnvironmentContainable`` is adopted.
    var environment: CollectionViewEnvironment { get }
}

extension CollectionViewSupplementaryElement {
    /// No values: the element has the environment of its section.
    public var environment: CollectionViewEnvironment {
        CollectionViewEnvironment()
    }

    /// The element without its type.
    public var diffableSupplementaryElement: CollectionViewDiffableSupplementaryElement {
        CollectionViewDiffableSupplementaryElement(self)
    }
}
