import Foundation

/// The shadow of a layer, with Core Animation's defaults.
struct LayerShadow {
    var color: CGColor? = CGColor(gray: 0, alpha: 1)
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
    var path: CGPath?

    /// What is blurred further away than so many radii cannot be seen.
    private static let reachInRadii: CGFloat = 3

    /// The colour as it is drawn; nil where nothing is to be seen.
    var drawnColor: RGBA? {
        guard opacity > 0, let color, color.alpha > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite
        else { return nil }
        return color.rgba.multiplyingAlpha(by: CGFloat(opacity))
    }

    /// How far the blur reaches beyond the shape.
    var reach: CGFloat { max(0, radius) * Self.reachInRadii }

    /// What the shadow of a shape covers.
    func area(around shape: CGRect) -> CGRect {
        shape.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height)
    }
}

extension CALayer {
    /// The colour of the shadow; opaque black at first.
    public final var shadowColor: CGColor? {
        get { (shadow ?? LayerShadow()).color }
        set { changeShadow { $0.color = newValue } }
    }

    /// From 0, at first, without a shadow to 1.
    public final var shadowOpacity: Float {
        get { (shadow ?? LayerShadow()).opacity }
        set { changeShadow { $0.opacity = newValue } }
    }

    /// How far the shadow lies from the layer, in points.
    public final var shadowOffset: CGSize {
        get { (shadow ?? LayerShadow()).offset }
        set { changeShadow { $0.offset = newValue } }
    }

    /// How far the shadow's edge is blurred, in points.
    public final var shadowRadius: CGFloat {
        get { (shadow ?? LayerShadow()).radius }
        set { changeShadow { $0.radius = newValue } }
    }

    /// The shape that throws the shadow, in the layer's coordinates; nil for what the layer shows.
    public final var shadowPath: CGPath? {
        get { shadow?.path }
        set { changeShadow { $0.path = newValue } }
    }

    private func changeShadow(_ change: (inout LayerShadow) -> Void) {
        var changed = shadow ?? LayerShadow()
        change(&changed)
        shadow = changed
        appearanceDidChange()
    }

    /// The shadow as animations show it.
    final var presentedShadow: LayerShadow? {
        guard isAnimated else { return shadow }
        return shadow.map { presented($0, LayerShadow.property) }
    }

    final func setShadowValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) {
        changeShadow { write(value, names, &$0, LayerShadow.property(names)) }
    }

    /// Whether what is in the layer throws the shadow: where there is neither a path for it nor a background.
    final func castsShadowOfContent(_ values: LayerValues) -> Bool {
        guard let shadow = seenShadow?.values else { return false }
        return shadow.path == nil && values.backgroundColor?.alpha ?? 0 <= 0
    }

    /// The shadow where one is seen: a layer that clips cuts its own shadow off.
    final var seenShadow: (values: LayerShadow, color: RGBA)? {
        guard let shadow = presentedShadow, !masksToBounds, let color = shadow.drawnColor else { return nil }
        return (shadow, color)
    }
}
