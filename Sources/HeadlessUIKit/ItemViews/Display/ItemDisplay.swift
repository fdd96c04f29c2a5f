import Foundation

/// The cached state of an item view, with flags for what is out of date.
@MainActor class ItemDisplay {
    /// The maximum number of layout passes, for elements that change their size in every pass.
    private static let maximumRounds = 32

    /// The item counts from the data source, or `nil` if they must be requested.
    final var counts: ItemCounts?
    /// Whether the elements must be placed again even if the bounds did not change.
    final var needsPlacing = true
    /// The bounds for which the elements were last placed.
    final var placedBounds: CGRect?
    /// Whether elements are being placed. Layout that callbacks request meanwhile is deferred.
    final var isPlacing = false
    /// The number of reloads and updates, so that a layout pass notices if a callback changed the data.
    final var version = 0
    /// The new views that the delegate has not been told about.
    final var undisplayed: Set<ObjectIdentifier> = []
    /// The placeholders and the gap on screen; `nil` if the screen shows what the data source has.
    final private(set) var presented: PresentedItems?
    /// The changes of placeholders and gap for the next update.
    final var presentationChanges: [(inout PresentationPlan) -> Void] = []
    /// Whether the app's index paths are those on screen.
    final var usesPresentedPaths = false
    /// The titles of the section index, or `nil` if they must be requested.
    final var indexTitles: [String]?
    /// The section index at the trailing edge of the visible area.
    final var indexView: SectionIndexView?

    final func needsPlacing(in view: UIView) {
        needsPlacing = true
        view.setNeedsLayout()
    }

    /// Places elements until no callback requests another pass. Does nothing if everything is up to date.
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

    /// Updates the placeholders and the gap after a change of the data, whose new counts are known.
    ///
    /// - Returns: The change of what is on screen.
    final func updatePresented(after batch: BatchUpdate, _ map: UpdateMap) -> BatchUpdate {
        guard presented != nil || !presentationChanges.isEmpty else { return batch }
        let old = presented
        var plan = old?.plan ?? PresentationPlan()
        if !batch.isEmpty { plan.follow(map) }
        let changes = presentationChanges
        presentationChanges = []
        for change in changes { change(&plan) }
        presented = PresentedItems(plan, counts: counts ?? ItemCounts())
        return PresentedItems.change(from: old, to: presented, with: batch)
    }

    /// Returns the data source's index path for a presented one, or `nil` for a placeholder or a gap.
    final func dataSourcePath(_ path: IndexPath) -> IndexPath? {
        guard let presented else { return path }
        return presented.map.oldPosition(ofItem: path)
    }

    /// Returns the presented index path for one of the data source.
    final func presentedPath(_ path: IndexPath) -> IndexPath { presented?.map.newPosition(ofItem: path) ?? path }

    /// Forgets placeholders and gap, because the data is reloaded.
    final func discardPresented() {
        presented = nil
        presentationChanges = []
    }

    /// Tells the delegate about new views and adds them to the view hierarchy.
    ///
    /// - Parameters:
    ///   - placed: The visible elements, in order.
    ///   - announce: Tells the delegate that the view will be displayed.
    ///   - show: Adds the view as a subview.
    ///   - isAnimated: Whether the views are displayed by an animated change. Their first layout is no part of it:
    ///     their content would grow from nothing.
    final func displayNewViews<Placed, Key, View>(
        _ placed: [Placed],
        key: (Placed) -> Key,
        among visible: VisibleViews<Key, View>,
        announce: (View, Key) -> Void,
        show: (View, Placed) -> Void,
        isAnimated: Bool
    ) {
        guard !undisplayed.isEmpty else { return }
        let version = version
        for element in placed {
            let key = key(element)
            guard let view = visible[key], undisplayed.remove(ObjectIdentifier(view)) != nil else { continue }
            UIView.performWithoutAnimation {
                announce(view, key)
                // The callback may have reloaded the data.
                guard visible.key(of: view) != nil else { return }
                show(view, element)
                if isAnimated { view.layoutIfNeeded() }
            }
            guard self.version == version else {
                needsPlacing = true
                return
            }
        }
    }
}
