import Foundation

/// Rarely used properties of a layer; created when one of them is set.
final class LayerExtras {
    /// The sublayers from back to front, including layers of subviews; `nil` if they are the layers of subviews in the
    /// same order.
    var sublayers: [CALayer]?
    /// The superlayer of a layer that doesn't belong to a subview. Cleared by the superlayer when it is deallocated.
    unowned(unsafe) var superlayer: CALayer?
    var mask: CALayer?
    /// The layer that this one masks. Cleared by that layer when it is deallocated.
    unowned(unsafe) var masked: CALayer?
    var zPosition: CGFloat = 0
    var name: String?
    weak var delegate: (any CALayerDelegate)?

    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    /// The content recorded by the last call of `draw(in:)`.
    var drawn: ViewContent?
    var needsDisplay = false
    var needsDisplayOnBoundsChange = false
    var needsLayout = false

    /// The explicit animations, in the order in which they were added.
    var animations: [ExplicitAnimation] = []
    var actions: [String: any CAAction]?
    /// Values for undefined keys, set with key-value coding.
    var undefinedKeyValues: [String: Any] = [:]
}

/// Rendering hints of a layer. Stored only; created when one of them is set.
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
    /// The rarely used properties, created if needed. For setters only.
    final var ensuredExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    /// The view whose content includes the layer: its own view, or the nearest ancestor's.
    final var hostView: UIView? {
        var layer: CALayer? = self
        while let candidate = layer {
            if let view = candidate.view { return view }
            layer = candidate.extras?.masked ?? candidate.extras?.superlayer
        }
        return nil
    }

    /// Whether the layer is a view's layer with nothing but background, border, shadow and the layers of subviews.
    final var isPlain: Bool { extras == nil && !hasCustomAppearance }

    /// Whether the layer has sublayers other than those of subviews, or in another order.
    final var hasOwnSublayers: Bool { extras?.sublayers != nil }
}
