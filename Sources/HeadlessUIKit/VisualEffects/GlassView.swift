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
