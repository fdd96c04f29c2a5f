/// A section of elements that can be matched with its previous version.
public protocol DifferenceSection {
    /// The type of the section's identity.
    associatedtype Identity: Hashable
    /// The type of the section's elements.
    associatedtype Element: DifferenceElement

    /// The identity of the section: stable while its content and its elements change.
    var differenceIdentity: Identity { get }

    /// The elements in display order.
    var differenceElements: [Element] { get }

    /// Returns whether everything except the elements (header, footer, layout) is equal.
    ///
    /// The result must not depend on the elements: they are compared one by one, and a section that reports a change
    /// whenever one of them changes would refresh its header unnecessarily.
    func isContentEqual(to other: Self) -> Bool
}
