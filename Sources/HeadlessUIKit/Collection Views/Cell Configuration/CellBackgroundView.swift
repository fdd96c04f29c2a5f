import Foundation

/// Shows a background configuration behind the content of a cell.
@MainActor final class CellBackgroundView: UIView {
    private let fill = UIView()

    var configuration = UIBackgroundConfiguration.clear() {
        didSet { show() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(fill)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top,
                left: isMirrored ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing
            )
        )
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.clipsToBounds = configuration.cornerRadius > 0
        fill.layer.borderWidth = configuration.strokeWidth
        configuration.showCustomView(in: fill)
        fill.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
        setNeedsLayout()
    }
}

extension UIBackgroundConfiguration {
    /// Has the custom view, and no other, fill a view.
    @MainActor func showCustomView(in view: UIView) {
        for other in view.subviews where other !== customView { other.removeFromSuperview() }
        guard let customView, customView.superview !== view else { return }
        customView.frame = view.bounds
        customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(customView)
    }
}
