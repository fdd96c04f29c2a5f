/// A section of identifiers without content, as the snapshots of diffable data sources have them.
///
/// ```swift
/// let sections = IdentifierSection.sections(snapshot.sectionIdentifiers) { snapshot.itemIdentifiers(inSection: $0) }
/// ```
///
/// What changes about an identifier that stays is not known to a snapshot, so there are no updates.
public struct IdentifierSection<Identity: Hashable, ElementIdentity: Hashable>: DifferenceSection {
    /// An identifier as an element.
    public struct Element: DifferenceElement {
        /// The identifier.
        public var differenceIdentity: ElementIdentity

        /// Creates an element of an identifier.
        @inlinable
        public init(_ identity: ElementIdentity) {
            differenceIdentity = identity
        }

        /// There is no content that could differ. Complexity: O(1).
        @inlinable
        public func isContentEqual(to other: Element) -> Bool {
            true
        }
    }

    /// The identifier of the section.
    public var differenceIdentity: Identity
    /// The identifiers in it.
    public var differenceElements: [Element]

    /// Creates a section of identifiers. Complexity: O(*n*).
    @inlinable
    public init(_ identity: Identity, _ elements: [ElementIdentity]) {
        differenceIdentity = identity
        differenceElements = elements.map { Element($0) }
    }

    /// Creates sections of their identifiers and those in them. Complexity: O(*n*), the number of all identifiers.
    @inlinable
    public static func sections(
        _ identities: [Identity],
        elements: (Identity) -> [ElementIdentity]
    ) -> [IdentifierSection] {
        identities.map { IdentifierSection($0, elements($0)) }
    }

    /// There is no content that could differ. Complexity: O(1).
    @inlinable
    public func isContentEqual(to other: IdentifierSection) -> Bool {
        true
    }
}
