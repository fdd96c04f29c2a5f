import PortableUIKit

/// The elements of a right part without controls: a text, optionally on a badge, or an icon, and an optional chevron.
public struct RightElements: Equatable {
    /// The text. It has as many lines as its line count allows.
    public var text: LabelContent?

    /// The background color of the badge behind the text. If `nil`, there is no badge.
    public var badgeColor: UIColor?

    /// An icon, 24 by 24 points at the standard text size, scaled to fit.
    public var icon: UIImage?

    /// The tint color of a template icon.
    public var iconTintColor: UIColor?

    /// The color of the chevron at the trailing edge. If `nil`, there is no chevron.
    public var chevronColor: UIColor?

    /// The accessibility label, such as the name of the icon. If `nil`, the text is used.
    public var accessibilityLabel: String?

    /// Creates the elements of a part.
    public init(
        text: LabelContent? = nil,
        badgeColor: UIColor? = nil,
        icon: UIImage? = nil,
        iconTintColor: UIColor? = nil,
        chevronColor: UIColor? = nil,
        accessibilityLabel: String? = nil
    ) {
        self.text = text
        self.badgeColor = badgeColor
        self.icon = icon
        self.iconTintColor = iconTintColor
        self.chevronColor = chevronColor
        self.accessibilityLabel = accessibilityLabel
    }
}
