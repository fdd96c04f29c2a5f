import Foundation

/// Pieces of glass that are so near to each other that they are one.
@MainActor final class MeltedGlassView: UIView {
    private let glass = UIView()
    private let rim = CAShapeLayer()
    private var outline: GlassOutline?
    private var path = Path.rect(.zero)

    /// How far the shadow reaches beyond the glass, in points.
    private static let overflow = SoftShadowView.overflow

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        addSubview(glass)
        rim.fillColor = nil
        layer.addSublayer(rim)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows melted glass in the superview.
    func show(_ outline: GlassOutline, effect: UIGlassEffect, traits: UITraitCollection) {
        glass.setBackdrop(effect.backdrop(for: traits))
        let color = UIColor(white: 1, alpha: GlassLook(style: effect.style, traits: traits).rim).cgColor
        if rim.strokeColor != color { rim.strokeColor = color }
        let width = 1 / max(1, traits.displayScale)
        if rim.lineWidth != width { rim.lineWidth = width }
        guard outline.pieces != self.outline?.pieces || outline.spacing != self.outline?.spacing else { return }
        self.outline = outline
        frame = outline.bounds.insetBy(dx: -Self.overflow, dy: -Self.overflow)
        path = outline.path.applying(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
        glass.frame = bounds
        glass.setBackdropShape(path)
        rim.path = CGPath(builder: PathBuilder(path))
        setNeedsDisplay()
    }

    /// Draws the shadow around the glass.
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var outside = PathBuilder()
        outside.addRect(bounds)
        outside.append(path.elements)
        context.clip(outside.path, rule: .evenOdd)
        SoftShadowView.draw(path, in: context)
    }
}
