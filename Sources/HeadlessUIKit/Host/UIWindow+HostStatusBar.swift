@_spi(Host) extension UIWindow {
    /// Taps the status bar: scrolls to the top if exactly one visible scroll view allows it.
    public func hostTapStatusBar() {
        var candidates: [UIScrollView] = []
        collectScrollViews(in: self, into: &candidates)
        if candidates.count == 1 { _ = candidates[0].scrollToTop() }
        hostLayout()
    }

    private func collectScrollViews(in view: UIView, into candidates: inout [UIScrollView]) {
        guard !view.isHidden, view.alpha > 0 else { return }
        if let scrollView = view as? UIScrollView, scrollView.scrollsToTop { candidates.append(scrollView) }
        for subview in view.subviewStorage { collectScrollViews(in: subview, into: &candidates) }
    }
}
