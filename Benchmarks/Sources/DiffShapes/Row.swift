import BatchDiffing

/// A row with an identity and a small content, as on a typical screen.
public struct Row<Identity: Hashable>: DifferenceElement {
    /// The identity of the row.
    public let differenceIdentity: Identity
    /// A number that changes with each update of the row.
    public let version: Int

    /// Creates a row.
    @inlinable
    public init(differenceIdentity: Identity, version: Int) {
        self.differenceIdentity = differenceIdentity
        self.version = version
    }

    /// Compares versions.
    @inlinable
    public func isContentEqual(to other: Row) -> Bool {
        version == other.version
    }
}

/// A section of rows.
public struct RowSection<Identity: Hashable>: DifferenceSection {
    /// The identity of the section.
    public let differenceIdentity: Int
    /// The rows.
    public let differenceElements: [Row<Identity>]

    /// Creates a section.
    @inlinable
    public init(differenceIdentity: Int, differenceElements: [Row<Identity>]) {
        self.differenceIdentity = differenceIdentity
        self.differenceElements = differenceElements
    }

    /// Sections have no content apart from their rows.
    @inlinable
    public func isContentEqual(to other: RowSection) -> Bool {
        true
    }
}
