import Foundation

/// A recognizer of panning that starts near an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The maximum distance from the edge at which the gesture starts, in points.
    private static let edgeDistance: CGFloat = 20

    /// The edges at which the gesture may start. Empty by default.
    open var edges: UIRectEdge = []

    /// Fails for touches that don't start at one of the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let window = view?.window else { return }
        let point = location(in: nil)
        var touched: UIRectEdge = []
        if point.x <= window.bounds.minX + Self.edgeDistance { touched.insert(.left) }
        if point.x >= window.bounds.maxX - Self.edgeDistance { touched.insert(.right) }
        if point.y <= window.bounds.minY + Self.edgeDistance { touched.insert(.top) }
        if point.y >= window.bounds.maxY - Self.edgeDistance { touched.insert(.bottom) }
        if touched.isDisjoint(with: edges) { state = .failed }
    }
}
