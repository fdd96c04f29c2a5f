import Foundation

extension UIView {
    /// The depth of views in which the scroll view of a screen is looked for.
    private static let searchDepth = 3

    /// The scroll view whose content is behind the bar at an edge of this screen's view: the one that the view controller says,
    /// or else the first one that is found; `nil` if there is none.
    final func contentScrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        (owner as? UIViewController)?.contentScrollView(for: edge) ?? scrollView(depth: Self.searchDepth)
    }

    private func scrollView(depth: Int) -> UIScrollView? {
        if let found = self as? UIScrollView { return found }
        guard depth > 0, !(self is NavigationView) else { return nil }
        for subview in subviews where !subview.isHidden {
            if let found = subview.scrollView(depth: depth - 1) { return found }
        }
        return nil
    }
}

/// The scroll views that a view controller says are behind the bars at its edges.
struct ContentScrollViews {
    private struct Entry {
        weak var view: UIScrollView?
    }

    private var entries: [UInt: Entry] = [:]

    /// A scroll view at edges; of several edges, the first one that has one.
    subscript(edges: NSDirectionalRectEdge) -> UIScrollView? {
        get { Self.single.lazy.filter(edges.contains).compactMap { entries[$0.rawValue]?.view }.first }
        set { for edge in Self.single where edges.contains(edge) { entries[edge.rawValue] = Entry(view: newValue) } }
    }

    private static let single: [NSDirectionalRectEdge] = [.top, .bottom, .leading, .trailing]
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
