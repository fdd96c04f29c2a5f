import Foundation

/// A layer that fills and strokes a path. The path isn't clipped to the bounds.
open class CAShapeLayer: CALayer {
    @_spi(LayerClasses) open override class var isOwnClass: Bool { self == CAShapeLayer.self }

    private final var shape = Shape()

    package struct Shape {
        package var path: CGPath?
        package var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
        package var fillRule = CAShapeLayerFillRule.nonZero
        package var strokeColor: CGColor?
        package var strokeStart: CGFloat = 0
        package var strokeEnd: CGFloat = 1
        package var lineWidth: CGFloat = 1
        package var miterLimit: CGFloat = 10
        package var lineCap = CAShapeLayerLineCap.butt
        package var lineJoin = CAShapeLayerLineJoin.miter
        package var lineDashPhase: CGFloat = 0
        package var lineDashPattern: [NSNumber]?
    }

    /// Creates a layer with zero bounds and no path.
    public override init() {
        super.init()
        hasCustomAppearance = true
    }

    /// Creates a presentation copy of a layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        hasCustomAppearance = true
    }

    /// Layers can't be decoded from archives here; see `CALayer.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hasCustomAppearance = true
    }

    /// The path of the shape, in the layer's coordinates.
    open var path: CGPath? {
        get { shape.path }
        set { change { $0.path = newValue?.copy() } }
    }

    /// The fill color of the path. Opaque black by default.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { change { $0.fillColor = newValue } }
    }

    /// The fill rule of the path.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { change { $0.fillRule = newValue } }
    }

    /// The stroke color of the path; `nil` (no stroke) by default.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { change { $0.strokeColor = newValue } }
    }

    /// The relative location on the path at which the stroke starts, from 0 to 1.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change { $0.strokeStart = newValue } }
    }

    /// The relative location on the path at which the stroke ends, from 0 to 1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change { $0.strokeEnd = newValue } }
    }

    /// The line width of the stroke, in points.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { change { $0.lineWidth = newValue } }
    }

    /// The maximum ratio of miter length to line width; longer miters are beveled.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { change { $0.miterLimit = newValue } }
    }

    /// The line cap style of the stroke.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { change { $0.lineCap = newValue } }
    }

    /// The line join style of the stroke.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { change { $0.lineJoin = newValue } }
    }

    /// The offset into the dash pattern at which the stroke starts, in points.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { change { $0.lineDashPhase = newValue } }
    }

    /// The lengths of dashes and gaps, alternating, in points; `nil` for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { change { $0.lineDashPattern = newValue } }
    }

    private func change(_ body: (inout Shape) -> Void) {
        body(&shape)
        appearanceDidChange()
    }

    // MARK: Painting

    /// The shape with the values of running animations.
    private final var presentedShape: Shape {
        isAnimated ? presented(shape, Shape.property) : shape
    }

    override func paintCustomAppearance(on canvas: any Canvas, _ values: LayerValues) {
        let shape = presentedShape
        guard let path = shape.path?.path, path.isDrawable, !path.isEmpty else { return }
        if let color = shape.fillColor?.rgba, color.alpha > 0 {
            canvas.fill(path, with: color, rule: shape.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let line = shape.strokedPath(of: path), let color = shape.strokeColor?.rgba else { return }
        canvas.stroke(line, with: color, style: shape.strokeStyle)
    }

    override func customAppearanceExtent(_ values: LayerValues) -> CGRect { presentedShape.extent }

    override func copyCustomAppearance(of other: CALayer, presented: Bool) {
        if let other = other as? CAShapeLayer { shape = presented ? other.presentedShape : other.shape }
    }

    package override func animatableValue(_ names: ArraySlice<Substring>) -> AnimatableValue? {
        read(names, shape, Shape.property(names)) ?? super.animatableValue(names)
    }

    package override func setAnimatableValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) {
        guard let property = Shape.property(names) else { return super.setAnimatableValue(value, names) }
        change { write(value, names, &$0, property) }
    }
}
