import Foundation

extension UIScrollView {
    /// The fraction of the velocity that remains after a millisecond. Paging always uses the fast rate.
    final var effectiveDecelerationRate: CGFloat {
        isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    }

    /// Returns the offset of the page at which the content stops: the next page after a flick, or else the nearest one,
    /// at most one page from where the drag began. The velocity is in points a second.
    final func page(velocity: CGPoint) -> CGPoint {
        let start = interaction.startOffset
        return CGPoint(
            x: Self.page(contentOffset.x, velocity: velocity.x, from: start.x, length: bounds.width),
            y: Self.page(contentOffset.y, velocity: velocity.y, from: start.y, length: bounds.height)
        )
    }

    private static func page(
        _ offset: CGFloat,
        velocity: CGFloat,
        from start: CGFloat,
        length: CGFloat
    ) -> CGFloat {
        guard length > 0, offset.isFinite, start.isFinite else { return offset }
        let first = (start / length).rounded()
        var page = (offset / length).rounded()
        if velocity > 0 { page = (offset / length).rounded(.up) }
        if velocity < 0 { page = (offset / length).rounded(.down) }
        return min(max(page, first - 1), first + 1) * length
    }

    /// Scrolls to the top after a tap on the status bar, unless the delegate refuses.
    ///
    /// - Returns: Whether it scrolls.
    final func scrollToTop() -> Bool {
        guard delegateStorage?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        let top = -adjustedContentInset.top
        guard contentOffset.y > top else { return false }
        changeOffset(CGPoint(x: contentOffset.x, y: top), animated: true) { [weak self] in
            guard let self else { return }
            delegateStorage?.scrollViewDidScrollToTop(self)
        }
        return true
    }
}
