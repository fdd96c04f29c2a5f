import Foundation

/// The round thumb of a switch or slider with its soft shadow.
@MainActor final class ThumbView: UIView {
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
        shadow.frame = bounds.insetBy(dx: -SoftShadowView.overflow, dy: -SoftShadowView.overflow)
    }
}
