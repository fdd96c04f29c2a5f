import PortableUIKit

/// The types that were registered with a collection view or table view before a data source was made for it. Registering a class
/// again would replace a nib.
@MainActor
enum RegisteredViewTypes {
    private struct Entry {
        weak var view: UIScrollView?
        var keys: Set<ViewTypeKey>
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    static func add(_ keys: Set<ViewTypeKey>, of view: UIScrollView) {
        let known = self.keys(of: view)
        entries = entries.filter { $0.value.view != nil }
        entries[ObjectIdentifier(view)] = Entry(view: view, keys: known.union(keys))
    }

    static func keys(of view: UIScrollView) -> Set<ViewTypeKey> {
        // An identifier may belong to a view that was deallocated.
        guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return [] }
        return entry.keys
    }
}
