import Foundation

/// A soft shadow of a rounded shape, drawn as a stack of translucent rings.
@MainActor final class SoftShadowView: UIView {
    /// The distance by which the shadow extends beyond the shape, in points.
    static let overflow: CGFloat = 6
    private static let offset: CGFloat = 2.5
    private static let ringAlpha: CGFloat = 0.022

    /// The corner radius of the shape in points; `nil` for half its height.
    var cornerRadius: CGFloat? {
        didSet { if cornerRadius != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func draw(_ rect: CGRect) {
        let capsule = bounds.insetBy(dx: Self.overflow, dy: Self.overflow)
        UIColor(white: 0, alpha: Self.ringAlpha).setFill()
        for spread in stride(from: 0, through: Self.overflow - Self.offset, by: 0.5) {
            let ring = capsule.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: Self.offset)
            let radius = cornerRadius.map { $0 + spread } ?? ring.height / 2
            UIBezierPath(roundedRect: ring, cornerRadius: radius).fill()
        }
    }

    /// Draws the shadow of any shape.
    static func draw(_ path: Path, in context: CGContext) {
        let moved = path.applying(CGAffineTransform(translationX: 0, y: offset))
        context.setFillColor(gray: 0, alpha: ringAlpha)
        context.setStrokeColor(gray: 0, alpha: ringAlpha)
        for spread in stride(from: 0.5, through: overflow - offset, by: 0.5) {
            context.fill(moved, rule: .winding)
            context.stroke(moved, style: StrokeStyle(width: 2 * spread, cap: .round, join: .round))
        }
    }
}
