import Foundation

/// Glass: what is behind it, blurred and tinted, with a light rim and a soft shadow.
@MainActor final class GlassView: UIView {
    private let shadow = SoftShadowView()
    private let glass = UIView()

    /// The effect that is shown.
    var effect: UIGlassEffect {
        didSet { show() }
    }

    /// The shape of the glass; `nil` for a capsule.
    var shape: UICornerConfiguration? {
        didSet { if shape != oldValue { glass.cornerConfiguration = shape ?? .capsule() } }
    }

    /// How far touched glass grows to each side, in points, how bright it gets, and how long that takes, in seconds. Estimates.
    private static let growth: CGFloat = 3
    private static let glow: CGFloat = 0.18
    private static let growthDuration: TimeInterval = 0.2

    /// Whether a finger is on glass that reacts to it.
    var isTouched = false {
        didSet {
            guard isTouched != oldValue else { return }
            UIView.animate(withDuration: Self.growthDuration, delay: 0, options: .allowUserInteraction) {
                self.showTouch()
            }
        }
    }

    private func showTouch() {
        let (width, height) = (max(1, bounds.width), max(1, bounds.height))
        let grown = CGAffineTransform(scaleX: 1 + 2 * Self.growth / width, y: 1 + 2 * Self.growth / height)
        transform = isTouched ? grown : .identity
        glass.backgroundColor = UIColor(white: 1, alpha: isTouched ? Self.glow : 0)
    }

    init(effect: UIGlassEffect = UIGlassEffect()) {
        self.effect = effect
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        glass.cornerConfiguration = .capsule()
        addSubview(shadow)
        addSubview(glass)
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shadow.frame = bounds.insetBy(dx: -SoftShadowView.overflow, dy: -SoftShadowView.overflow)
        glass.frame = bounds
        let radius = glass.effectiveRadius(corner: .allCorners)
        shadow.cornerRadius = radius < bounds.height / 2 ? radius : nil
        glass.layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
        setNeedsLayout()
    }

    private func show() {
        glass.setBackdrop(effect.backdrop(for: traitCollection))
        let rim = GlassLook(style: effect.style, traits: traitCollection).rim
        glass.layer.borderColor = UIColor(white: 1, alpha: rim).cgColor
    }
}
