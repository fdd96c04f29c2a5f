import Foundation

/// The token of a search field: its icon and text on a rounded background.
@MainActor final class SearchTokenView: UIView {
    let token: UISearchToken
    private let icon = UIImageView()
    private let label = UILabel()

    /// UIKit's metrics, in points.
    private enum Metrics {
        static let height: CGFloat = 24
        static let padding: CGFloat = 6
        static let spacing: CGFloat = 4
        static let fontSize: CGFloat = 15
        static let iconSide: CGFloat = 16
        static let cornerRadius: CGFloat = 5
    }

    /// Whether the next delete key removes the token.
    var isSelected = false {
        didSet { alpha = isSelected ? Self.selectedAlpha : 1 }
    }

    private static let selectedAlpha: CGFloat = 0.5

    init(token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Metrics.cornerRadius
        icon.image = token.icon
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .white
        label.text = token.text
        label.font = .systemFont(ofSize: Metrics.fontSize)
        label.textColor = .white
        for view in [icon, label] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = token.text
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private var iconWidth: CGFloat { token.icon == nil ? 0 : Metrics.iconSide + Metrics.spacing }

    var fittingSize: CGSize {
        let text = label.intrinsicContentSize.width
        return CGSize(width: (text + iconWidth + 2 * Metrics.padding).rounded(.up), height: Metrics.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = token.icon == nil ? 0 : Metrics.iconSide
        let content = bounds.insetBy(dx: Metrics.padding, dy: 0)
        icon.frame = CGRect(
            x: isMirrored ? content.maxX - side : content.minX,
            y: bounds.midY - side / 2,
            width: side,
            height: side
        )
        label.frame = CGRect(
            x: isMirrored ? content.minX : content.minX + iconWidth,
            y: 0,
            width: max(0, content.width - iconWidth),
            height: bounds.height
        )
    }
}
