import Foundation

/// Hears how a scroll view scrolls.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called whenever the offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when a finger starts to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the finger lifts, with the velocity in points a millisecond and the offset at which scrolling will
    /// come to rest; another may be put in its place.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    /// Called after the finger lifted.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the content goes on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when the content came to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when an animated change of the offset is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Asked when the status bar is tapped: whether to scroll to the top. True unless implemented.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when a tap on the status bar scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Called after the insets that result from safe area and content inset changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    // MARK: Zooming

    /// The view in the content that is scaled; nil, as unless implemented, where nothing can be.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called before the scale begins to change, unless it does so at once.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called whenever the scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when the scale has come to rest, unless it changed at once.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

// Objective-C calls these methods optional; here they do nothing by default.
extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// True.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
