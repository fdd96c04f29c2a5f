import Foundation

/// A tab: an image, a title and a badge.
@MainActor final class TabBarButton: UIControl {
    /// UIKit's metrics, in points.
    private enum Metrics {
        static let picture: CGFloat = 25
        static let top: CGFloat = 6
        static let titleSize: CGFloat = 10
        static let titleTop: CGFloat = 33
        static let badge: CGFloat = 18
        static let badgeSize: CGFloat = 13
        static let badgeOffset: CGFloat = 4
        static let badgeTop: CGFloat = 2
    }

    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    /// The color while the tab is not selected.
    var restingColor: UIColor = .secondaryLabel

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        picture.contentMode = .scaleAspectFit
        label.font = .systemFont(ofSize: Metrics.titleSize, weight: .medium)
        label.textAlignment = .center
        badge.font = .systemFont(ofSize: Metrics.badgeSize)
        badge.textAlignment = .center
        badge.textColor = .white
        badge.layer.cornerRadius = Metrics.badge / 2
        badge.clipsToBounds = true
        for view in [picture, label, badge] { addSubview(view) }
        isAccessibilityElement = true
        update()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Updates the tab from its item.
    func update() {
        picture.image = (isSelected ? item.selectedImage : nil) ?? item.image
        if picture.image?.renderingMode == .automatic {
            picture.image = picture.image?.withRenderingMode(.alwaysTemplate)
        }
        label.text = item.title
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        isEnabled = item.isEnabled
        accessibilityLabel = item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        showColors()
        setNeedsLayout()
    }

    private func showColors() {
        let color: UIColor = isSelected ? tintColor : restingColor
        picture.tintColor = color
        let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal)
        guard let attributes, let title = item.title else {
            label.textColor = color
            return
        }
        let own: [NSAttributedString.Key: Any] = [.foregroundColor: color, .font: label.font as Any]
        label.show([AttributedRun(text: title, attributes: own.merging(attributes) { $1 })])
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = item.title?.isEmpty == false
        let top = hasTitle ? Metrics.top : (bounds.height - Metrics.picture) / 2
        picture.frame = CGRect(
            x: (bounds.width - Metrics.picture) / 2,
            y: top,
            width: Metrics.picture,
            height: Metrics.picture
        )
        label.frame = CGRect(x: 0, y: Metrics.titleTop, width: bounds.width, height: bounds.height - Metrics.titleTop)
        let width = max(Metrics.badge, badge.sizeThatFits(.zero).width + Metrics.badge / 2)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        badge.frame = CGRect(
            x: isMirrored ? bounds.midX - Metrics.badgeOffset - width : bounds.midX + Metrics.badgeOffset,
            y: Metrics.badgeTop,
            width: width,
            height: Metrics.badge
        )
    }
}
