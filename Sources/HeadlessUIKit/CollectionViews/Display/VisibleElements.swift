import Foundation

/// The visible views of a collection view: cells first, then the other kinds, in order of their index paths.
typealias VisibleElements = VisibleViews<ElementKey, UICollectionReusableView>

extension VisibleViews where Key == ElementKey, View == UICollectionReusableView {
    /// The visible cells, in order of their index paths.
    var cells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
        views.compactMap { key, view in
            if case .cell(let path) = key, let cell = view as? UICollectionViewCell { (path, cell) } else { nil }
        }.sorted { $0.indexPath < $1.indexPath }
    }

    /// Returns the visible supplementary views of a kind, in order of their index paths.
    func supplementaryViews(ofKind kind: String) -> [(indexPath: IndexPath, view: UICollectionReusableView)] {
        views.compactMap { key, view in
            if case .supplementaryView(kind, let path) = key { (path, view) } else { nil }
        }.sorted { $0.indexPath < $1.indexPath }
    }
}

extension ElementKey: Comparable {
    static func < (left: ElementKey, right: ElementKey) -> Bool {
        (left.order, left.kind, left.indexPath) < (right.order, right.kind, right.indexPath)
    }

    private var order: Int {
        switch self {
        case .cell: 0
        case .supplementaryView: 1
        case .decorationView: 2
        }
    }

    private var kind: String {
        switch self {
        case .cell: ""
        case .supplementaryView(let kind, _), .decorationView(let kind, _): kind
        }
    }
}
