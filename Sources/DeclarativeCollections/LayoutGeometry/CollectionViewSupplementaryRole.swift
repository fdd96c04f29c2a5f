import PortableUIKit

/// The role of a supplementary view in its section.
///
/// The collection view's element kind is built from the role and the view type. So an element with another view type
/// has another kind: the old view disappears and the new one appears in the next layout, without a section reload.
public enum CollectionViewSupplementaryRole: String, CaseIterable, Sendable {
    /// The element above the rows.
    case header
    /// The element below the rows.
    case footer
    /// The view behind the rows.
    case background

    /// Creates the role of an element; `nil` for an item.
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
