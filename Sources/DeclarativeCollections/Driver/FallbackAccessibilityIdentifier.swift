import BatchDiffing

/// The accessibility identifiers for views whose contents have none: built from the identifiers of section and item, or
/// from their indexes if these are implicit.
struct FallbackAccessibilityIdentifier {
    private let section: String

    init(section: Int, of data: DisplayedData) {
        let identifier = data.section(at: section)?.differenceIdentifier
        self.section = Self.name(identifier, or: "section\(section)")
    }

    /// `main.profile`, or `section0.item1`.
    func item(_ item: CollectionViewDiffableItem, index: Int) -> String {
        "\(section).\(Self.name(item.differenceIdentifier, or: "item\(index)"))"
    }

    /// `main.header`.
    func supplementary(_ role: CollectionViewSupplementaryRole) -> String {
        "\(section).\(role)"
    }

    private static func name(_ identifier: DifferenceIdentifier?, or place: String) -> String {
        identifier.flatMap { $0.isCallSite ? nil : $0.description } ?? place
    }
}
