import Foundation

/// The glass behind the contents of bars: a translucent capsule with a light rim and a soft shadow. What is behind it is
/// covered, not refracted.
@MainActor final class GlassView: UIView {
    private let shadow = SoftShadowView()
    private let glass = UIView()
    private static let rim = UIColor { traits in
        UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.14 : 0.9)
    }
    private static let fill = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 0.82) : UIColor(white: 1, alpha: 0.82)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        glass.backgroundColor = Self.fill
        addSubview(shadow)
        addSubview(glass)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shadow.frame = bounds.insetBy(dx: -SoftShadowView.overflow, dy: -SoftShadowView.overflow)
        glass.frame = bounds
        glass.layer.cornerRadius = bounds.height / 2
        glass.layer.borderWidth = 1 / max(1, traitCollection.displayScale)
        glass.layer.borderColor = Self.rim.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
