import PortableUIKit

/// A header, footer or background of a section as a value.
///
/// It needs no identifier, because a section has at most one of each. A change of content updates the view in place; a
/// change of type replaces the view, without changes to the rows of the section.
///
/// A type that is declared as an element is nonisolated, also in a module whose default isolation is `MainActor`.
public protocol CollectionViewSupplementaryElement: Equatable, SendableMetatype,
    CollectionViewSupplementaryElementConvertible
{
    /// The class of the view that shows the element. The driver registers it.
    associatedtype View: CollectionViewSupplementaryElementView where View.Element == Self

    /// The environment that is set on the element. Empty unless ``EnvironmentContainable`` is adopted.
    var environment: CollectionViewEnvironment { get }
}

extension CollectionViewSupplementaryElement {
    /// The default implementation returns an empty environment: the element has that of its section.
    public var environment: CollectionViewEnvironment {
        CollectionViewEnvironment()
    }

    /// The type-erased element.
    public var diffableSupplementaryElement: CollectionViewDiffableSupplementaryElement {
        CollectionViewDiffableSupplementaryElement(self)
    }
}
