import Foundation

/// Identifies an element of a collection view.
enum ElementKey: Hashable {
    case cell(IndexPath)
    case supplementaryView(String, IndexPath)
    case decorationView(String, IndexPath)

    var indexPath: IndexPath {
        switch self {
        case .cell(let path), .supplementaryView(_, let path), .decorationView(_, let path): path
        }
    }

    /// The element kind of a supplementary view, or `nil`.
    var supplementaryKind: String? {
        if case .supplementaryView(let kind, _) = self { kind } else { nil }
    }

    /// The element kind of a decoration view, or `nil`.
    var decorationKind: String? {
        if case .decorationView(let kind, _) = self { kind } else { nil }
    }

    /// Returns the key of the same kind of element at another index path.
    func moved(to path: IndexPath) -> ElementKey {
        switch self {
        case .cell: .cell(path)
        case .supplementaryView(let kind, _): .supplementaryView(kind, path)
        case .decorationView(let kind, _): .decorationView(kind, path)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// The key of the element that the attributes place.
    final var elementKey: ElementKey {
        switch representedElementCategory {
        case .cell: .cell(indexPath)
        case .supplementaryView: .supplementaryView(representedElementKind ?? "", indexPath)
        case .decorationView: .decorationView(representedElementKind ?? "", indexPath)
        }
    }
}

extension ElementKey {
    /// Returns the key of the data source for a presented one, or `nil` for a placeholder or a gap.
    func dataSourceKey(in presented: PresentedItems?) -> ElementKey? {
        guard case .cell(let path) = self, let presented else { return self }
        return presented.map.oldPosition(ofItem: path).map(ElementKey.cell)
    }
}
