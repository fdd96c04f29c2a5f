import Foundation

/// A tab: an image, a title and a badge.
@MainActor final class TabBarButton: UIControl {
    /// UIKit's metrics, in points.
    private enum Metrics {
        static let picture: CGFloat = 25
        static let top: CGFloat = 6
        static let titleSize: CGFloat = 10
        static let badge: CGFloat = 18
        static let badgeSize: CGFloat = 13
    }

    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    /// The appearance of the bar's tabs; `nil` if the app set none.
    var appearance: UITabBarItemAppearance?
    /// Whether a drag that rests over any tab selects it.
    var isBarSpringLoaded = false
    /// Whether the title is shown below the image.
    var showsTitle = true {
        didSet {
            guard showsTitle != oldValue else { return }
            label.isHidden = !showsTitle
            setNeedsLayout()
        }
    }
    /// The color while the tab is not selected.
    var restingColor: UIColor = .secondaryLabel

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        item.shownView = self
        picture.contentMode = .scaleAspectFit
        label.font = .systemFont(ofSize: Metrics.titleSize, weight: .medium)
        label.textAlignment = .center
        badge.font = .systemFont(ofSize: Metrics.badgeSize)
        badge.textAlignment = .center
        badge.textColor = .white
        badge.layer.cornerRadius = Metrics.badge / 2
        badge.clipsToBounds = true
        for view in [picture, label, badge] { addSubview(view) }
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
        badge.isHidden = item.badgeValue == nil
        showBadge()
        isEnabled = item.isEnabled
        isAccessibilityElement = item.isAccessibilityElement
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.accessibilityValue ?? item.badgeValue
        accessibilityHint = item.accessibilityHint
        accessibilityTraits = item.accessibilityTraits.union(isSelected ? [.button, .selected] : .button)
        let behavior = SpringLoadedParts { [weak self] _ in self?.isEnabled ?? false }
        setSpringLoading(item.isSpringLoaded || isBarSpringLoaded, behavior: behavior) { [weak self] _ in
            self?.sendActions(for: .touchUpInside)
        }
        showColors()
        setNeedsLayout()
    }

    /// The values of the appearance for the tab's state.
    private var stateAppearance: UITabBarItemStateAppearance? {
        guard let appearance else { return nil }
        return isSelected ? appearance.selected : item.isEnabled ? appearance.normal : appearance.disabled
    }

    private func showBadge() {
        let state: UIControl.State = isSelected ? .selected : .normal
        badge.backgroundColor =
            item.badgeColor ?? stateAppearance?.badgeBackgroundColor ?? appearance?.normal.badgeBackgroundColor
            ?? .systemRed
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Metrics.badgeSize), .foregroundColor: UIColor.white,
        ]
        let own = [
            appearance?.normal.badgeTextAttributes, stateAppearance?.badgeTextAttributes,
            item.badgeTextAttributes(for: .normal), item.badgeTextAttributes(for: state),
        ]
        for values in own.compactMap({ $0 }) { attributes.merge(values) { $1 } }
        badge.show([AttributedRun(text: item.badgeValue ?? "", attributes: attributes)])
        badge.textAlignment = .center
    }

    private func showColors() {
        let color: UIColor = isSelected ? tintColor : item.isEnabled ? restingColor : .tertiaryLabel
        picture.tintColor = stateAppearance?.iconColor ?? color
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Metrics.titleSize, weight: .medium), .foregroundColor: color,
        ]
        let own = [
            stateAppearance?.titleTextAttributes, item.titleTextAttributes(for: .normal).map(withoutColor),
            item.titleTextAttributes(for: isSelected ? .selected : .normal),
        ]
        for values in own.compactMap({ $0 }) { attributes.merge(values) { $1 } }
        label.show([AttributedRun(text: item.title ?? "", attributes: attributes)])
        label.textAlignment = .center
    }

    /// The selected tab inherits the font of the normal state, but has a color of its own.
    private func withoutColor(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        attributes.filter { $0.key != .foregroundColor }
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
        let hasTitle = showsTitle && item.title?.isEmpty == false
        // Higher tabs have the same contents, in the middle.
        let shift = max(0, bounds.height - UITabBar.Metrics.height) / 2
        let metrics = traitCollection.metrics.bars
        let top = hasTitle ? Metrics.top + shift : (bounds.height - Metrics.picture) / 2
        picture.frame = CGRect(
            x: (bounds.width - Metrics.picture) / 2,
            y: top,
            width: Metrics.picture,
            height: Metrics.picture
        ).inset(by: item.imageInsets)
        let title = CGRect(
            x: 0,
            y: metrics.tabTitleTop + shift,
            width: bounds.width,
            height: bounds.height - metrics.tabTitleTop - 2 * shift
        )
        let offset = stateAppearance?.titlePositionAdjustment ?? item.titlePositionAdjustment
        label.frame = title.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        let width = max(Metrics.badge, badge.sizeThatFits(.zero).width + Metrics.badge / 2)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        badge.frame = CGRect(
            x: isMirrored ? bounds.midX - metrics.tabBadgeOffset - width : bounds.midX + metrics.tabBadgeOffset,
            y: metrics.tabBadgeTop + shift,
            width: width,
            height: Metrics.badge
        )
        let badgeOffset = stateAppearance?.badgePositionAdjustment ?? .zero
        badge.frame = badge.frame.offsetBy(dx: badgeOffset.horizontal, dy: badgeOffset.vertical)
    }
}
