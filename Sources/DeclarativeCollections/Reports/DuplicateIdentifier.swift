import BatchDiffing

/// An identifier shared by several items of one section, or by several sections of one state.
public struct DuplicateIdentifier: Equatable {
    /// The shared identifier.
    public let identifier: DifferenceIdentifier
    /// The section of the items; `nil` if sections share the identifier.
    public let section: Section?
    /// The indexes of all items or sections that share the identifier, ascending.
    public let indexes: [Int]
    /// Their types, in the same order; for sections always `CollectionViewSection`.
    public let types: [String]

    /// A section as named in a report.
    public struct Section: Equatable {
        /// The index of the section.
        public let index: Int
        /// The identifier of the section.
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
