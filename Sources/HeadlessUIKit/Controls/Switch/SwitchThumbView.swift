import Foundation

/// The disc of a switch with its soft shadow.
@MainActor final class SwitchThumbView: UIView {
    private let shadow = SoftShadowView()
    private let disc = UIView()

    var color: UIColor = .white {
        didSet { disc.backgroundColor = color }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        disc.backgroundColor = color
        shadow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        disc.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(shadow)
        addSubview(disc)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = bounds
        disc.layer.cornerRadius = bounds.height / 2
        shadow.frame = bounds.insetBy(dx: -SoftShadowView.reach, dy: -SoftShadowView.reach)
    }
}

/// A shadow under a capsule, drawn as a stack of faint rings.
@MainActor final class SoftShadowView: UIView {
    /// How far the shadow reaches beyond the capsule, in points.
    static let reach: CGFloat = 6
    private static let offset: CGFloat = 2.5
    private static let ringAlpha: CGFloat = 0.022

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func draw(_ rect: CGRect) {
        let capsule = bounds.insetBy(dx: Self.reach, dy: Self.reach)
        UIColor(white: 0, alpha: Self.ringAlpha).setFill()
        for spread in stride(from: 0, through: Self.reach - Self.offset, by: 0.5) {
            let ring = capsule.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: Self.offset)
            UIBezierPath(roundedRect: ring, cornerRadius: ring.height / 2).fill()
        }
    }
}
