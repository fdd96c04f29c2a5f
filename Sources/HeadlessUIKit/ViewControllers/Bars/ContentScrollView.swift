import Foundation

extension UIView {
    /// The depth of views in which the scroll view of a screen is looked for.
    private static let searchDepth = 3

    /// The scroll view whose content is behind the bars around this screen's view; `nil` if there is none.
    final var contentScrollView: UIScrollView? { scrollView(depth: Self.searchDepth) }

    private func scrollView(depth: Int) -> UIScrollView? {
        if let found = self as? UIScrollView { return found }
        guard depth > 0, !(self is NavigationView) else { return nil }
        for subview in subviews where !subview.isHidden {
            if let found = subview.scrollView(depth: depth - 1) { return found }
        }
        return nil
    }
}

extension UIScrollView {
    /// The distance from an edge at which content counts as scrolled, in points.
    private static let edgeTolerance: CGFloat = 0.1

    /// Whether nothing of the content is behind the bars above it.
    final var isAtTopEdge: Bool { contentOffset.y <= Self.edgeTolerance - adjustedContentInset.top }

    /// Whether nothing of the content is behind the bars below it.
    final var isAtBottomEdge: Bool {
        contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - Self.edgeTolerance
    }
}
