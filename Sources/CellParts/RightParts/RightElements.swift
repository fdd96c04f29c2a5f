import PortableUIKit

/// What a right part without controls consists of: a text, which may stand on a badge, or an icon, and a chevron after it.
public struct RightElements: Equatable {
    /// The text. Beside the left part it takes one line, below it as many as its line count allows.
    public var text: LabelContent?

    /// The colour of the pill behind the text.
    public var badgeColor: UIColor?

    /// A picture of 24 by 24 points. It fits into its square as a whole.
    public var icon: UIImage?

    /// The colour of a template icon.
    public var iconTintColor: UIColor?

    /// The colour of the chevron at the trailing edge. `nil`: there is none.
    public var chevronColor: UIColor?

    /// What a screen reader says instead of the text, such as the name of the icon.
    public var accessibilityLabel: String?

    /// Creates a part; what is left out is not there.
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
