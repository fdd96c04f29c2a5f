import Foundation

/// What a view of items knows of its data, and what of that is out of date.
@MainActor class ItemDisplay {
    /// Elements that ask for other sizes in every round are taken as they are after this many.
    private static let maximumRounds = 32

    /// The counts the data source last gave, nil when it must be asked.
    final var counts: ItemCounts?
    /// Whether the elements must be placed again although the bounds are the same.
    final var needsPlacing = true
    /// The bounds the elements were last placed for.
    final var placedBounds: CGRect?
    /// Whether elements are being placed: layout that callbacks ask for waits.
    final var isPlacing = false
    /// Counts reloads and updates, so that a pass notices when a callback changed the data under it.
    final var version = 0
    /// Views that were made and filled, but not yet announced to the delegate.
    final var undisplayed: Set<ObjectIdentifier> = []
    /// The titles of the section index, nil when the data source must be asked.
    final var indexTitles: [String]?
    /// The section index at the end of what is visible.
    final var indexView: SectionIndexView?

    final func needsPlacing(in view: UIView) {
        needsPlacing = true
        view.setNeedsLayout()
    }

    /// Places elements, again as long as a callback asks for it; does nothing while all is up to date.
    ///
    /// - Returns: Whether elements were placed.
    final func placeUntilStable(in view: UIView, _ placeElements: () -> Void) -> Bool {
        guard !isPlacing, needsPlacing || placedBounds != view.bounds else { return false }
        isPlacing = true
        var rounds = 0
        repeat {
            needsPlacing = false
            placedBounds = view.bounds
            placeElements()
            rounds += 1
        } while (needsPlacing || placedBounds != view.bounds) && rounds < Self.maximumRounds
        isPlacing = false
        return true
    }

    /// Announces the views that were made and adds them to the view tree.
    ///
    /// - Parameters:
    ///   - placed: What is visible, in order.
    ///   - announce: Tells the delegate that the view will be displayed.
    ///   - show: Adds the view as a subview.
    final func displayNewViews<Placed, Key, View>(
        _ placed: [Placed],
        key: (Placed) -> Key,
        among visible: VisibleViews<Key, View>,
        announce: (View, Key) -> Void,
        show: (View, Placed) -> Void
    ) {
        guard !undisplayed.isEmpty else { return }
        let version = version
        for element in placed {
            let key = key(element)
            guard let view = visible[key], undisplayed.remove(ObjectIdentifier(view)) != nil else { continue }
            UIView.performWithoutAnimation {
                announce(view, key)
                // The callback may have reloaded the data.
                if visible.key(of: view) != nil { show(view, element) }
            }
            guard self.version == version else {
                needsPlacing = true
                return
            }
        }
    }
}
