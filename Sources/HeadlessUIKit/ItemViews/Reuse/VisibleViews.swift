import Foundation

/// The visible views by their keys.
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

    /// Removes all views and returns them in the order of their keys.
    func removeAll() -> [(key: Key, view: View)] {
        let all = sorted()
        views = [:]
        keys = [:]
        return all
    }

    /// Returns all views in the order of their keys.
    func sorted() -> [(key: Key, view: View)] {
        views.map { ($0.key, $0.value) }.sorted { $0.key < $1.key }
    }
}
