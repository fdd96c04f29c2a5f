import Foundation

/// The shadow of a layer, with Core Animation's defaults.
package struct LayerShadow {
    package var color: CGColor? = CGColor(gray: 0, alpha: 1)
    package var opacity: Float = 0
    package var offset = CGSize(width: 0, height: -3)
    package var radius: CGFloat = 3
    package var path: CGPath?

    /// The shadow color with opacity applied; `nil` if the shadow is invisible.
    var drawnColor: RGBA? {
        guard opacity > 0, let color, color.alpha > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite
        else { return nil }
        return color.rgba.multiplyingAlpha(by: CGFloat(opacity))
    }

    /// The overflow of the blur beyond the shape, in points.
    package var overflow: CGFloat { ShadowCache.overflow(ofRadius: radius) }

    /// Returns the rectangle that the shadow of a shape covers.
    package func extent(around shape: CGRect) -> CGRect {
        shape.insetBy(dx: -overflow, dy: -overflow).offsetBy(dx: offset.width, dy: offset.height)
    }
}

extension CALayer {
    final func changeShadow(_ change: (inout LayerShadow) -> Void) {
        var changed = shadow ?? LayerShadow()
        change(&changed)
        shadow = changed
        appearanceDidChange()
    }

    /// The shadow with the values of running animations.
    final var presentedShadow: LayerShadow? {
        guard isAnimated else { return shadow }
        return shadow.map { presented($0, LayerShadow.property) }
    }

    final func setShadowValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) {
        changeShadow { write(value, names, &$0, LayerShadow.property(names)) }
    }

    /// Whether the content casts the shadow, because there is neither a shadow path nor a background.
    package final func castsShadowOfContent(_ values: LayerValues) -> Bool {
        guard let shadow = visibleShadow?.values else { return false }
        return shadow.path == nil && values.backgroundColor?.alpha ?? 0 <= 0
    }

    /// The shadow if it is visible: a layer that masks to its bounds clips its own shadow.
    package final var visibleShadow: (values: LayerShadow, color: RGBA)? {
        guard let shadow = presentedShadow, !masksToBounds, let color = shadow.drawnColor else { return nil }
        return (shadow, color)
    }
}
