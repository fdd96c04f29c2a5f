import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Responds to the scrolling and zooming of a scroll view.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the content offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when the user starts to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the finger lifts. The velocity is in points a millisecond; the target is the offset at which
    /// scrolling will stop and may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    /// Called after the finger lifted; `decelerate` is whether the content keeps moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when deceleration begins.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when deceleration ended.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when an animated change of the offset ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    // default: true
    /// Returns whether a tap on the status bar scrolls to the top. The default is `true`.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when a tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Called after `adjustedContentInset` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    // MARK: Zooming

    /// Returns the view in the content that is scaled. The default, `nil`, disables zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called before an animated zoom begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called when the zoom scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when an animated zoom ended.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}
