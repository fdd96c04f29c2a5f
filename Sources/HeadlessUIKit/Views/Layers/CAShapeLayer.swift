import Foundation

/// A layer that shows an outline, filled and drawn along its line. The outline is not cut off at the bounds.
open class CAShapeLayer: CALayer {
    private final var shape = Shape()

    struct Shape {
        var path: CGPath?
        var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
        var fillRule = CAShapeLayerFillRule.nonZero
        var strokeColor: CGColor?
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
        var lineDashPhase: CGFloat = 0
        var lineDashPattern: [NSNumber]?
    }

    /// Makes a layer without size and without an outline.
    public override init() {
        super.init()
        hasOwnLooks = true
    }

    /// Makes a copy of a layer to show what it looks like at a moment.
    public override init(layer: Any) {
        super.init(layer: layer)
        hasOwnLooks = true
    }

    /// Layers are not read from archives here; see `CALayer.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hasOwnLooks = true
    }

    /// The outline, in the layer's coordinates.
    open var path: CGPath? {
        get { shape.path }
        set { change { $0.path = newValue?.copy() } }
    }

    /// The colour inside the outline; opaque black at first.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { change { $0.fillColor = newValue } }
    }

    /// What counts as inside.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { change { $0.fillRule = newValue } }
    }

    /// The colour of the line; none at first.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { change { $0.strokeColor = newValue } }
    }

    /// Where the line begins, as a part of the length of the outline.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change { $0.strokeStart = newValue } }
    }

    /// Where the line ends, as a part of the length of the outline.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change { $0.strokeEnd = newValue } }
    }

    /// The width of the line in points.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { change { $0.lineWidth = newValue } }
    }

    /// How far a corner may reach, in half widths of the line, before it is cut off.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { change { $0.miterLimit = newValue } }
    }

    /// How the ends of the line look.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { change { $0.lineCap = newValue } }
    }

    /// How the corners of the line look.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { change { $0.lineJoin = newValue } }
    }

    /// How far into the pattern the line begins.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { change { $0.lineDashPhase = newValue } }
    }

    /// The lengths of dashes and gaps in turns; nil for a line without gaps.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { change { $0.lineDashPattern = newValue } }
    }

    private func change(_ body: (inout Shape) -> Void) {
        body(&shape)
        appearanceDidChange()
    }

    // MARK: Painting

    /// The shape as animations show it.
    private final var presentedShape: Shape {
        isAnimated ? presented(shape, Shape.property) : shape
    }

    override func paintOwnLooks(on canvas: any Canvas, _ values: LayerValues) {
        let shape = presentedShape
        guard let path = shape.path?.path, path.isDrawable, !path.isEmpty else { return }
        if let color = shape.fillColor?.rgba, color.alpha > 0 {
            canvas.fill(path, with: color, rule: shape.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let line = shape.strokedPath(of: path), let color = shape.strokeColor?.rgba else { return }
        canvas.stroke(line, with: color, style: shape.strokeStyle)
    }

    override func ownLooksReach(_ values: LayerValues) -> CGRect { presentedShape.reach }

    override func copyOwnLooks(of other: CALayer, presented: Bool) {
        if let other = other as? CAShapeLayer { shape = presented ? other.presentedShape : other.shape }
    }

    override func animatableValue(_ names: ArraySlice<Substring>) -> AnimatableValue? {
        read(names, shape, Shape.property(names)) ?? super.animatableValue(names)
    }

    override func setAnimatableValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) {
        guard let property = Shape.property(names) else { return super.setAnimatableValue(value, names) }
        change { write(value, names, &$0, property) }
    }
}
