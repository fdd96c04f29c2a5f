import Foundation

/// Recognises a finger that drags from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How far from the edge a finger may touch down, in points.
    private static let reach: CGFloat = 20

    /// The edges that a drag may begin at; none to begin with.
    open var edges: UIRectEdge = []

    /// Watches only fingers that touch down at one of the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let window = view?.window else { return }
        let point = location(in: nil)
        var touched: UIRectEdge = []
        if point.x <= window.bounds.minX + Self.reach { touched.insert(.left) }
        if point.x >= window.bounds.maxX - Self.reach { touched.insert(.right) }
        if point.y <= window.bounds.minY + Self.reach { touched.insert(.top) }
        if point.y >= window.bounds.maxY - Self.reach { touched.insert(.bottom) }
        if touched.isDisjoint(with: edges) { state = .failed }
    }
}
