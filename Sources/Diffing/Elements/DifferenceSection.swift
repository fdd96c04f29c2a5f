/// A section of elements that can be compared with its former self.
public protocol DifferenceSection {
    /// What tells one section from another.
    associatedtype Identity: Hashable
    /// What the section lists.
    associatedtype Element: DifferenceElement

    /// The identity of the section: stable while its content and its elements change.
    var differenceIdentity: Identity { get }

    /// The elements in the order in which they are shown.
    var differenceElements: [Element] { get }

    /// Whether everything about the section apart from its elements (header, footer, layout) is equal.
    ///
    /// Do not let the result depend on the elements: they are compared one by one, and a section that claims to have
    /// changed whenever one of them did would refresh its header for nothing.
    func isContentEqual(to other: Self) -> Bool
}
