import PortableUIKit

/// The content that each live view shows.
///
/// A collection view keeps cells that it has prepared but does not show, without exposing them. Their content is
/// compared with the state when they are about to be displayed.
@MainActor
struct LiveViews<View: UIView, Content> {
    struct Entry {
        fileprivate weak var view: View?
        /// The content of the last update. Handlers are called from here, so it is replaced even if it is equal.
        var content: Content
        /// The environment of the last update.
        var environment = CollectionViewEnvironment()
        /// Whether the view is between `willDisplay` and `didEndDisplaying`.
        var isDisplayed = false
        /// The accessibility identifier that was set because the content has none.
        var fallbackIdentifier: String?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var removalThreshold = 128

    subscript(view: View) -> Entry? {
        get {
            entries[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
        }
        set {
            entries[ObjectIdentifier(view)] = newValue
            removeDeallocatedIfNeeded()
        }
    }

    func makeEntry(for view: View, content: Content) -> Entry {
        Entry(view: view, content: content)
    }

    /// Removes entries of deallocated views once there are many.
    private mutating func removeDeallocatedIfNeeded() {
        guard entries.count > removalThreshold else { return }
        entries = entries.filter { $0.value.view != nil }
        removalThreshold = max(128, entries.count * 2)
    }
}
