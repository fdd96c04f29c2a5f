/// The position of an element in a list of sections.
///
/// Plans hold many paths, so each index is stored in 32 bits, which is enough for every list that can be compared. An
/// index outside −2³¹ to 2³¹ − 1 is clamped.
public struct ElementPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    @usableFromInline var storedSection: Int32
    @usableFromInline var storedElement: Int32

    /// The index of the section.
    @inlinable public var section: Int {
        get { Int(storedSection) }
        set { storedSection = Int32(clamping: newValue) }
    }

    /// The index of the element within its section.
    @inlinable public var element: Int {
        get { Int(storedElement) }
        set { storedElement = Int32(clamping: newValue) }
    }

    /// Creates a path from the index of a section and the index of an element within it.
    @inlinable
    public init(section: Int, element: Int) {
        storedSection = Int32(clamping: section)
        storedElement = Int32(clamping: element)
    }

    /// Creates a path from indexes that are known to fit 32 bits.
    @inlinable
    init(fitting section: Int, _ element: Int) {
        storedSection = Int32(truncatingIfNeeded: section)
        storedElement = Int32(truncatingIfNeeded: element)
    }

    /// Orders paths by section, then by element.
    @inlinable
    public static func < (lhs: ElementPath, rhs: ElementPath) -> Bool {
        lhs.section == rhs.section ? lhs.element < rhs.element : lhs.section < rhs.section
    }

    /// The two indexes, as in `[2, 7]`.
    public var description: String {
        "[\(section), \(element)]"
    }
}
