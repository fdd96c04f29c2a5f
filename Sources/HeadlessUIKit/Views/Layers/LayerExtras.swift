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
    var contentsRect = LayerExtras.wholeContents
    var contentsCenter = LayerExtras.wholeContents
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
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

    /// All of the contents, in their unit coordinate space.
    static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Properties of a layer that don't change what its class paints, most of them stored only; created when one of them is
/// set.
final class LayerHints {
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var cornerCurve = CALayerCornerCurve.circular
    var isDoubleSided = true
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var drawsAsynchronously = false
    var isOpaque = false
    var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    var anchorPointZ: CGFloat = 0
    var isGeometryFlipped = false
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilterBias: Float = 0
    var compositingFilter: Any?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var style: [AnyHashable: Any]?
    /// The transform that was set, if it leaves the plane.
    var transform: CATransform3D?
    var sublayerTransform: CATransform3D?
    /// The layer that a presentation copy was made of.
    weak var model: CALayer?
    var timing: LayerTiming?
}

extension CALayer {
    /// The rarely used properties, created if needed. For setters only.
    final var ensuredExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    /// The hints, created if needed. For setters only.
    final var ensuredHints: LayerHints {
        if let hints { return hints }
        let made = LayerHints()
        hints = made
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
