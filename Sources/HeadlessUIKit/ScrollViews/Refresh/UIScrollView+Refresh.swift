import Foundation

/// How a scroll view and its refresh control stand to each other.
struct RefreshState {
    /// The room that the content keeps for the control.
    var inset: CGFloat = 0
    /// Whether the present drag may still begin a refresh.
    var isArmed = false
}

extension UIScrollView {
    /// How long the control takes to go out of sight, in seconds.
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

    /// Above the content; pulled farther than it is high, at the top of what is seen.
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
        if refreshControl.pulled(by: -(contentOffset.y + topWithoutRefresh)) { refresh.isArmed = false }
    }

    /// The finger lifts: the content comes to rest below the control.
    final func pullWillEnd() {
        refresh.isArmed = false
        if refreshControl?.isRefreshing ?? false { setRefreshInset(UIRefreshControl.height) }
    }

    final func refreshDidBegin() {
        // Under the finger the content stays where it is; the room is made when it lifts.
        if !interaction.isDragging { setRefreshInset(UIRefreshControl.height) }
    }

    final func refreshDidEnd() {
        setRefreshInset(0)
        UIView.animate(withDuration: Self.endDuration) {
            // A bounce that is under way goes on to the new end by itself.
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
