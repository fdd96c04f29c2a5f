import PortableUIKit

// Forwards scroll view delegate methods to the app's delegate. Without the Objective-C runtime unknown selectors cannot
// be forwarded, so each method is written out.
extension CollectionViewCoordinator {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        visibleContentDidChange()
        layout.recordIsAtEnd()
        if let didScroll = host?.scrollViewDidScroll { didScroll(scrollView) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        scrolling.interrupt()
        if let willBeginDragging = host?.scrollViewWillBeginDragging { willBeginDragging(scrollView) }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if let willEndDragging = host?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) {
            willEndDragging(scrollView, velocity, targetContentOffset)
        }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if let didEndDragging = host?.scrollViewDidEndDragging(_:willDecelerate:) {
            didEndDragging(scrollView, decelerate)
        }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        if let willBeginDecelerating = host?.scrollViewWillBeginDecelerating { willBeginDecelerating(scrollView) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if let didEndDecelerating = host?.scrollViewDidEndDecelerating { didEndDecelerating(scrollView) }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        scrolling.didFinish()
        if let didEndAnimation = host?.scrollViewDidEndScrollingAnimation { didEndAnimation(scrollView) }
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        if let shouldScrollToTop = host?.scrollViewShouldScrollToTop { return shouldScrollToTop(scrollView) }
        return true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        if let didScrollToTop = host?.scrollViewDidScrollToTop { didScrollToTop(scrollView) }
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        layout.insetsDidChange()
        if let didChangeInset = host?.scrollViewDidChangeAdjustedContentInset { didChangeInset(scrollView) }
    }
}
