import PortableUIKit

/// The point of an element that a finger would touch.
@MainActor
struct HitPoint {
    /// The point in window coordinates; nil if the element is outside of the screen or covered.
    private(set) var point: CGPoint?
    /// What covers the element.
    private(set) var cover: UIView?

    init(of node: ElementNode, in window: UIWindow) {
        let visible = Self.visibleFrame(of: node, in: window)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
        for candidate in Self.candidates(of: node, in: visible) {
            guard let hit = window.hitTest(candidate, with: nil) else { continue }
            if hit === node.view || hit.isDescendant(of: node.view) || node.view.isDescendant(of: hit)
                || Self.isBehind(hit, node.view)
            {
                point = candidate
                return
            }
            cover = cover ?? hit
        }
    }

    /// Whether a view is drawn before another one that takes no touches itself: it then takes them for it, and does not
    /// cover it.
    private static func isBehind(_ hit: UIView, _ view: UIView) -> Bool {
        var front = view
        while let parent = front.superview {
            if hit.isDescendant(of: parent) {
                let back = parent.subviews.firstIndex { hit === $0 || hit.isDescendant(of: $0) }
                let place = parent.subviews.firstIndex { $0 === front }
                return back.flatMap { back in place.map { back < $0 } } ?? false
            }
            front = parent
        }
        return false
    }

    /// The part of the frame that is on the screen and not cut off by a view around it.
    static func visibleFrame(of node: ElementNode, in window: UIWindow) -> CGRect {
        var visible = node.frame.intersection(window.bounds)
        var next = node.isView ? node.view.superview : node.view
        while let view = next, view !== window {
            if view.clipsToBounds { visible = visible.intersection(view.convert(view.bounds, to: nil)) }
            next = view.superview
        }
        return visible
    }

    /// The activation point, the center of the visible part, then other points of it.
    private static func candidates(of node: ElementNode, in visible: CGRect) -> [CGPoint] {
        var points: [CGPoint] = []
        if node.isView, node.view.isAccessibilityElement {
            let activation = node.view.accessibilityActivationPoint
            if visible.contains(activation) { points.append(activation) }
        }
        for part in [(0.5, 0.5), (0.5, 0.2), (0.5, 0.8), (0.2, 0.5), (0.8, 0.5), (0.05, 0.5), (0.95, 0.5)] {
            points.append(CGPoint(x: visible.minX + visible.width * part.0, y: visible.minY + visible.height * part.1))
        }
        return points
    }
}
