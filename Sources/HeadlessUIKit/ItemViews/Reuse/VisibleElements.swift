import Foundation

/// The elements that have views, by what names them.
@MainActor final class VisibleViews<Key: Hashable & Comparable, View: UIView> {
    private(set) var views: [Key: View] = [:]
    private var keys: [ObjectIdentifier: Key] = [:]

    subscript(key: Key) -> View? { views[key] }

    func key(of view: View) -> Key? { keys[ObjectIdentifier(view)] }

    func insert(_ view: View, for key: Key) {
        views[key] = view
        keys[ObjectIdentifier(view)] = key
    }

    @discardableResult
    func remove(_ key: Key) -> View? {
        guard let view = views.removeValue(forKey: key) else { return nil }
        keys[ObjectIdentifier(view)] = nil
        return view
    }

    /// Takes everything out and returns it in a fixed order.
    func removeAll() -> [(key: Key, view: View)] {
        let all = sorted()
        views = [:]
        keys = [:]
        return all
    }

    /// Everything in the order of the keys.
    func sorted() -> [(key: Key, view: View)] {
        views.map { ($0.key, $0.value) }.sorted { $0.key < $1.key }
    }
}

/// What a collection view shows; cells come first, each kind by path.
typealias VisibleElements = VisibleViews<ElementKey, UICollectionReusableView>

extension VisibleViews where Key == ElementKey, View == UICollectionReusableView {
    /// The views of cells by path.
    var cells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
        views.compactMap { key, view in
            if case .cell(let path) = key, let cell = view as? UICollectionViewCell { (path, cell) } else { nil }
        }.sorted { $0.indexPath < $1.indexPath }
    }

    /// The supplementary views of a kind by path.
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
