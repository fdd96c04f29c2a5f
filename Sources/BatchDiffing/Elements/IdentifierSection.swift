/// A section of identifiers without content, like those of diffable data source snapshots.
///
/// ```swift
/// let sections = IdentifierSection.sections(snapshot.sectionIdentifiers) { snapshot.itemIdentifiers(inSection: $0) }
/// ```
///
/// A snapshot does not know whether the content behind an identifier changed, so the difference has no updates.
public struct IdentifierSection<Identity: Hashable, ElementIdentity: Hashable>: DifferenceSection {
    /// An identifier as an element.
    public struct Element: DifferenceElement {
        /// The identifier.
        public var differenceIdentity: ElementIdentity

        /// Creates an element from an identifier.
        @inlinable
        public init(_ identity: ElementIdentity) {
            differenceIdentity = identity
        }

        /// Returns `true`: identifiers have no content. Complexity: O(1).
        @inlinable
        public func isContentEqual(to other: Element) -> Bool {
            true
        }
    }

    /// The identifier of the section.
    public var differenceIdentity: Identity
    /// The identifiers in the section.
    public var differenceElements: [Element]

    /// Creates a section from its identifier and the identifiers in it. Complexity: O(*n*).
    @inlinable
    public init(_ identity: Identity, _ elements: [ElementIdentity]) {
        differenceIdentity = identity
        differenceElements = elements.map { Element($0) }
    }

    /// Creates sections from section identifiers and the identifiers in each. Complexity: O(*n*), the number of all
    /// identifiers.
    @inlinable
    public static func sections(
        _ identities: [Identity],
        elements: (Identity) -> [ElementIdentity]
    ) -> [IdentifierSection] {
        identities.map { IdentifierSection($0, elements($0)) }
    }

    /// Returns `true`: sections of identifiers have no content. Complexity: O(1).
    @inlinable
    public func isContentEqual(to other: IdentifierSection) -> Bool {
        true
    }
}
