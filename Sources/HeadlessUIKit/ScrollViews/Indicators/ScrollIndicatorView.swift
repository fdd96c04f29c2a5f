import Foundation

/// A scroll indicator: a rounded bar.
@MainActor final class ScrollIndicatorView: UIView {
    private static let opacity: CGFloat = 0.35

    var style = UIScrollView.IndicatorStyle.default {
        didSet { updateColor() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = ScrollIndicators.thickness / 2
        updateColor()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func updateColor() {
        let color: UIColor =
            switch style {
            case .default: .label
            case .black: .black
            case .white: .white
            }
        backgroundColor = color.withAlphaComponent(Self.opacity)
    }
}
