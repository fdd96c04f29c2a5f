import PortableUIKit

/// What a supplementary view is to its section.
///
/// The element kind a collection view knows it by is made of the role and of the type of the view. So an element of
/// another type is another kind: its view vanishes and the new one appears with the next layout, and no section needs to
/// be reloaded for it.
public enum CollectionViewSupplementaryRole: String, CaseIterable, Sendable {
    /// The element above the rows.
    case header
    /// The element below the rows.
    case footer
    /// What lies behind the rows.
    case background

    /// The role of an element; `nil` for an item.
    init?(_ element: GeometryElement) {
        switch element {
        case .header: self = .header
        case .footer: self = .footer
        case .background: self = .background
        case .item: return nil
        }
    }

    func element(section: Int) -> GeometryElement {
        switch self {
        case .header: .header(section: section)
        case .footer: .footer(section: section)
        case .background: .background(section: section)
        }
    }

    func element(of section: CollectionViewSection) -> CollectionViewDiffableSupplementaryElement? {
        switch self {
        case .header: section.header
        case .footer: section.footer
        case .background: section.background?.element
        }
    }

    @MainActor
    var elementKind: String {
        switch self {
        case .header: UICollectionView.elementKindSectionHeader
        case .footer: UICollectionView.elementKindSectionFooter
        case .background: "CollectionViewSectionBackground"
        }
    }
}
