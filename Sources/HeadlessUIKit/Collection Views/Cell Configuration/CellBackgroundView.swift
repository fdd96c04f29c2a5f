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
        fill.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
        setNeedsLayout()
    }
}
