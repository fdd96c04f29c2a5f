import Foundation

/// The state that a scroll view keeps for its refresh control.
struct RefreshState {
    /// The top inset added for the control, in points.
    var inset: CGFloat = 0
    /// Whether the current drag can still start a refresh.
    var isArmed = false
}

extension UIScrollView {
    /// The duration of the animation that hides the control, in seconds.
    private static let endDuration: TimeInterval = 0.3

    final func refreshControlDidChange(from old: UIRefreshControl?) {
        guard old !== refreshControl else { return }
        if let old {
            setRefreshInset(0)
            keepOffsetInRange()
            old.removeFromSuperview()
        }
        guard let refreshControl else { return }
        if let background = contentBackground, background.superview === self {
            insertSubview(refreshControl, aboveSubview: background)
        } else {
            insertSubview(refreshControl, at: 0)
        }
        placeRefreshControl()
        if refreshControl.isRefreshing { refreshDidBegin() }
    }

    /// Places the control above the content, or at the top of the visible area if the content is pulled farther than
    /// the control's height.
    final func placeRefreshControl() {
        guard let refreshControl, refreshControl.superview === self else { return }
        let height = UIRefreshControl.height
        let pull = -(contentOffset.y + topWithoutRefresh)
        refreshControl.showPull(pull)
        let top = min(-height, -pull)
        let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        if frame.isFinite, refreshControl.frame != frame { refreshControl.frame = frame }
    }

    final func pullDidBegin() {
        refresh.isArmed = refreshControl?.isRefreshing == false
    }

    final func pullDidMove() {
        guard refresh.isArmed, let refreshControl else { return }
        if refreshControl.beginRefreshing(pulledBy: -(contentOffset.y + topWithoutRefresh)) { refresh.isArmed = false }
    }

    /// Called when the finger lifts: the content comes to rest below the control if it is refreshing.
    final func pullWillEnd() {
        refresh.isArmed = false
        if refreshControl?.isRefreshing ?? false { setRefreshInset(UIRefreshControl.height) }
    }

    final func refreshDidBegin() {
        // The content must not move under the finger; the inset is added when the finger lifts.
        if !interaction.isDragging { setRefreshInset(UIRefreshControl.height) }
    }

    final func refreshDidEnd() {
        setRefreshInset(0)
        UIView.animate(withDuration: Self.endDuration) {
            // A bounce that is in progress adjusts to the new range itself.
            self.keepOffsetInRange()
            self.placeRefreshControl()
        }
    }

    private var topWithoutRefresh: CGFloat { adjustedContentInsetStorage.top - refresh.inset }

    private func setRefreshInset(_ inset: CGFloat) {
        guard inset != refresh.inset else { return }
        refresh.inset = inset
        updateAdjustedContentInset(keepsOffset: true)
    }
}
