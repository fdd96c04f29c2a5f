import Foundation

/// The round thumb of a switch or slider, with a soft shadow if nothing else draws it.
@MainActor final class ThumbView: UIView {
    private var shadow: SoftShadowView?
    private let disc = UIView()

    var color: UIColor = .white {
        didSet { disc.backgroundColor = color }
    }

    init(castsShadow: Bool = true) {
        super.init(frame: .zero)
        disc.backgroundColor = color
        disc.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(disc)
        guard castsShadow else { return }
        let shadow = SoftShadowView()
        shadow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(shadow, belowSubview: disc)
        self.shadow = shadow
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = bounds
        disc.layer.cornerRadius = bounds.height / 2
        shadow?.frame = bounds.insetBy(dx: -SoftShadowView.overflow, dy: -SoftShadowView.overflow)
    }
}
