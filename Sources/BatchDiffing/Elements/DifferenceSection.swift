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

    /// Returns whether the content of an element equals that of its next version. By default, asks the element.
    ///
    /// A list that knows that nobody has looked at an element yet may answer `true` without a comparison.
    static func areContentsEqual(_ element: Element, _ next: Element) -> Bool
}

extension DifferenceSection {
    /// Asks the element.
    @inlinable
    public static func areContentsEqual(_ element: Element, _ next: Element) -> Bool {
        element.isContentEqual(to: next)
    }
}
