import Diffing

/// An identifier that several items of one section, or several sections of one state, were given.
public struct DuplicateIdentifier: Equatable {
    /// The shared identifier.
    public let identifier: DifferenceIdentifier
    /// Where the items are; `nil` if sections share the identifier.
    public let section: Section?
    /// The places of all that share the identifier, ascending, counted from 0.
    public let indexes: [Int]
    /// Their types, in the same order; for sections always `CollectionViewSection`.
    public let types: [String]

    /// A section as a report names it.
    public struct Section: Equatable {
        /// The place of the section, counted from 0.
        public let index: Int
        /// Its identifier.
        public let identifier: DifferenceIdentifier
    }
}

extension DuplicateIdentifier: CustomStringConvertible {
    /// `section 2 "feed": "42" at items 0 (BannerItem), 7 (VacancyItem)`.
    public var description: String {
        let places = zip(indexes, types).map { "\($0) (\($1))" }.joined(separator: ", ")
        guard let section else {
            return "\"\(identifier)\" at sections \(indexes.map(String.init).joined(separator: ", "))"
        }
        return "section \(section.index) \"\(section.identifier)\": \"\(identifier)\" at items \(places)"
    }
}
