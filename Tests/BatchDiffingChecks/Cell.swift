import BatchDiffing

/// An element of random cases, with a small number as identity so that arrays can be indexed by it.
public struct Cell: DifferenceElement, Equatable {
    /// The identity.
    public var differenceIdentity: Int
    /// The content.
    public var content: Int

    /// Creates an element.
    public init(_ identity: Int, _ content: Int = 0) {
        differenceIdentity = identity
        self.content = content
    }
}

/// A section of random cases.
public struct Group: DifferenceSection, Equatable {
    /// The identity.
    public var differenceIdentity: Int
    /// The content apart from elements.
    public var header: Int
    /// The elements.
    public var differenceElements: [Cell]

    /// Creates a section.
    public init(_ identity: Int, header: Int = 0, _ elements: [Cell] = []) {
        differenceIdentity = identity
        self.header = header
        differenceElements = elements
    }

    /// Compares headers.
    public func isContentEqual(to other: Group) -> Bool {
        header == other.header
    }
}
