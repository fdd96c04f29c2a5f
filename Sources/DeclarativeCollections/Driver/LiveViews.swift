import PortableUIKit

/// Remembers what every live view shows.
///
/// A collection view keeps cells that it prepared but does not show, and does not hand them out. What they show is
/// compared with the state when they are about to be displayed.
@MainActor
struct LiveViews<View: UIView, Content> {
    struct Entry {
        fileprivate weak var view: View?
        /// What the view was last updated with. Handlers come from here, so it is kept up to date on equal content too.
        var content: Content
        /// What the view was last updated in.
        var environment = CollectionViewEnvironment()
        /// Whether the view has been announced and its end not yet.
        var isDisplayed = false
        /// The accessibility identifier that was given for want of one of the content's.
        var fallbackIdentifier: String?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepCount = 128

    subscript(view: View) -> Entry? {
        get {
            entries[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
        }
        set {
            entries[ObjectIdentifier(view)] = newValue
            sweepIfNeeded()
        }
    }

    func makeEntry(for view: View, content: Content) -> Entry {
        Entry(view: view, content: content)
    }

    /// Forgets views that are gone, once there are many.
    private mutating func sweepIfNeeded() {
        guard entries.count > sweepCount else { return }
        entries = entries.filter { $0.value.view != nil }
        sweepCount = max(128, entries.count * 2)
    }
}
