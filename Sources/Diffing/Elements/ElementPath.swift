/// The position of an element in a list of sections.
public struct ElementPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The index of the section.
    public var section: Int
    /// The index of the element within its section.
    public var element: Int

    /// Creates a path from the index of a section and the index of an element within it.
    @inlinable
    public init(section: Int, element: Int) {
        self.section = section
        self.element = element
    }

    /// Orders paths as they are read: by section, then by element.
    @inlinable
    public static func < (lhs: ElementPath, rhs: ElementPath) -> Bool {
        lhs.section == rhs.section ? lhs.element < rhs.element : lhs.section < rhs.section
    }

    /// The two indexes, as in `[2, 7]`.
    public var description: String {
        "[\(section), \(element)]"
    }
}
