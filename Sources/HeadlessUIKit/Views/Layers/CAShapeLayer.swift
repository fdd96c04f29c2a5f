import Foundation

/// A layer that shows an outline, filled and drawn along its line. The outline is not cut off at the bounds.
open class CAShapeLayer: CALayer {
    private final var shape = Shape()

    private struct Shape {
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

    override func paintOwnLooks(on canvas: any Canvas, _ values: LayerValues) {
        guard let path = shape.path?.path, path.isDrawable, !path.isEmpty else { return }
        if let color = shape.fillColor?.rgba, color.alpha > 0 {
            canvas.fill(path, with: color, rule: shape.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let line = strokedPath(of: path), let color = shape.strokeColor?.rgba else { return }
        canvas.stroke(line, with: color, style: strokeStyle)
    }

    override func ownLooksReach(_ values: LayerValues) -> CGRect {
        guard let path = shape.path?.path, path.isDrawable, !path.isEmpty else { return .null }
        let outline = path.controlPointBounds
        guard strokedPath(of: path) != nil else { return outline }
        // A cap that is a square reaches as far as its corner.
        let corners = shape.lineJoin == .miter ? max(1, shape.miterLimit) : 1
        let reach = shape.lineWidth / 2 * max(corners, 1.5)
        return outline.insetBy(dx: -reach, dy: -reach)
    }

    override func copyOwnLooks(of other: CALayer) {
        if let other = other as? CAShapeLayer { shape = other.shape }
    }

    /// The part of the outline that is drawn along; nil where there is nothing to be seen.
    private func strokedPath(of path: Path) -> Path? {
        guard let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0, shape.lineWidth.isFinite else {
            return nil
        }
        let start = max(0, shape.strokeStart)
        let end = min(1, shape.strokeEnd)
        guard start < end else { return nil }
        return start == 0 && end == 1 ? path : path.trimmed(from: start, to: end)
    }

    private var strokeStyle: StrokeStyle {
        var style = StrokeStyle()
        style.width = shape.lineWidth
        style.miterLimit = shape.miterLimit
        style.dashPhase = shape.lineDashPhase
        style.dashLengths = shape.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
        switch shape.lineCap {
        case .round: style.cap = .round
        case .square: style.cap = .square
        default: style.cap = .butt
        }
        switch shape.lineJoin {
        case .round: style.join = .round
        case .bevel: style.join = .bevel
        default: style.join = .miter
        }
        return style
    }
}
