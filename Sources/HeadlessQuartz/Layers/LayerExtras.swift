import Foundation

/// Rarely used properties of a layer; created when one of them is set.
package final class LayerExtras {
    /// The sublayers from back to front, including layers of subviews; `nil` if they are the layers of subviews in the
    /// same order.
    package var sublayers: [CALayer]?
    /// The superlayer of a layer that doesn't belong to a subview. Cleared by the superlayer when it is deallocated.
    package unowned(unsafe) var superlayer: CALayer?
    package var mask: CALayer?
    /// The layer that this one masks. Cleared by that layer when it is deallocated.
    package unowned(unsafe) var masked: CALayer?
    package var zPosition: CGFloat = 0
    package var name: String?
    package weak var delegate: (any CALayerDelegate)?

    package var contents: Any?
    package var contentsGravity = CALayerContentsGravity.resize
    package var contentsScale: CGFloat = 1
    package var contentsRect = LayerExtras.wholeContents
    package var contentsCenter = LayerExtras.wholeContents
    package var minificationFilter = CALayerContentsFilter.linear
    package var magnificationFilter = CALayerContentsFilter.linear
    /// The content recorded by the last call of `draw(in:)`.
    package var drawn: LayerContent?
    package var needsDisplay = false
    package var needsDisplayOnBoundsChange = false
    package var needsLayout = false

    /// The explicit animations, in the order in which they were added.
    var animations: [ExplicitAnimation] = []
    package var actions: [String: any CAAction]?
    /// Values for undefined keys, set with key-value coding.
    var undefinedKeyValues: [String: Any] = [:]

    /// All of the contents, in their unit coordinate space.
    static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Properties of a layer that don't change what its class paints, most of them stored only; created when one of them is
/// set.
final class LayerHints {
    /// The radii of the corners if they differ.
    var cornerRadii: RadiiByCorner?
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var cornerCurve = CALayerCornerCurve.circular
    package var isDoubleSided = true
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var drawsAsynchronously = false
    package var isOpaque = false
    package var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    package var anchorPointZ: CGFloat = 0
    var isGeometryFlipped = false
    package var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilterBias: Float = 0
    package var compositingFilter: Any?
    package var filters: [Any]?
    var backgroundFilters: [Any]?
    package var style: [AnyHashable: Any]?
    /// The transform that was set, if it leaves the plane.
    package var transform: CATransform3D?
    package var sublayerTransform: CATransform3D?
    /// The layer that a presentation copy was made of.
    package weak var model: CALayer?
    package var timing: LayerTiming?
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
    package final var nearestHost: (any LayerHost)? {
        var layer: CALayer? = self
        while let candidate = layer {
            if let host = candidate.host { return host }
            layer = candidate.extras?.masked ?? candidate.extras?.superlayer
        }
        return nil
    }

    /// Whether the layer is a view's layer with nothing but background, border, shadow and the layers of subviews.
    package final var isPlain: Bool { extras == nil && !hasCustomAppearance }

    /// Whether the layer has sublayers other than those of subviews, or in another order.
    package final var hasOwnSublayers: Bool { extras?.sublayers != nil }
}
