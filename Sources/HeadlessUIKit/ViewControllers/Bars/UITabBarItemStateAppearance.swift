import Foundation

/// The appearance of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// Called after a property changed.
    final var didChange: (() -> Void)?

    override init() {
        super.init()
    }

    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// The offset of the title from its position, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange?() } }
    }

    /// The color of template images; `nil` for the color of the bar.
    open var iconColor: UIColor? {
        didSet { didChange?() }
    }

    /// The offset of the badge from its position, in points.
    open var badgePositionAdjustment = UIOffset.zero {
        didSet { if badgePositionAdjustment != oldValue { didChange?() } }
    }

    /// The background color of the badge; `nil` for red.
    open var badgeBackgroundColor: UIColor? {
        didSet { didChange?() }
    }

    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// The offset of the badge's text from its position, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet { if badgeTitlePositionAdjustment != oldValue { didChange?() } }
    }

    final func copyValues(from other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
