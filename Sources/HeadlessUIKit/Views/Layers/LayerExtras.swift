import Foundation

/// What few layers have; made when one of its properties is set.
final class LayerExtras {
    /// The sublayers from the back to the front, those of subviews among them. Nil where there are only those of
    /// subviews, in their order.
    var sublayers: [CALayer]?
    /// The layer that this one was added to, for layers that are not those of subviews. It clears this when it dies.
    unowned(unsafe) var superlayer: CALayer?
    var mask: CALayer?
    /// The layer that this one masks. It clears this when it dies.
    unowned(unsafe) var masked: CALayer?
    var zPosition: CGFloat = 0
    var name: String?
    weak var delegate: (any CALayerDelegate)?

    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    /// What `draw(in:)` drew last.
    var drawn: ViewContent?
    var needsDisplay = false
    var needsDisplayOnBoundsChange = false
    var needsLayout = false

    /// What was added to the layer, in that order.
    var animations: [ExplicitAnimation] = []
    var actions: [String: any CAAction]?
    /// What was noted under keys of one's own.
    var remembered: [String: Any] = [:]
}

/// What a layer says of how it is drawn; it is drawn the same way here whatever they say. Made when one is set.
final class LayerHints {
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var cornerCurve = CALayerCornerCurve.circular
    var isDoubleSided = true
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var drawsAsynchronously = false
    var isOpaque = false
}

extension CALayer {
    /// The rare properties, made if need be: for setters only.
    final var madeExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    /// The view in whose picture the layer is seen: its own, else that of a layer above.
    final var hostView: UIView? {
        var layer: CALayer? = self
        while let candidate = layer {
            if let view = candidate.view { return view }
            layer = candidate.extras?.masked ?? candidate.extras?.superlayer
        }
        return nil
    }

    /// Whether there is no more to it than its view, background, border and shadow, and the layers of subviews.
    final var isPlain: Bool { extras == nil && !hasOwnLooks }

    /// Whether others than subviews lie in it, or subviews in another order than theirs.
    final var hasOwnSublayers: Bool { extras?.sublayers != nil }
}
