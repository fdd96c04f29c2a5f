import PortableUIKit

/// An icon, 24 points across, at the right of a row.
public struct RightIcon: RightElementsContent, Sendable {
    /// The view of the part.
    public typealias View = RightElementsView<RightIcon>

    /// The icon. It fits into its square as a whole.
    public var icon: UIImage

    /// The colour of a template icon. `nil`: the colour of controls in the theme.
    public var iconTintColor: UIColor?

    /// What a screen reader says for the icon. `nil`: nothing, for an icon that only decorates.
    public var iconLabel: String?

    /// Creates an icon, by default in the colour of controls.
    public init(icon: UIImage, iconTintColor: UIColor? = nil, iconLabel: String? = nil) {
        self.icon = icon
        self.iconTintColor = iconTintColor
        self.iconLabel = iconLabel
    }

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> RightElements {
        RightElements(
            icon: icon,
            iconTintColor: iconTintColor ?? theme.palette.control,
            accessibilityLabel: iconLabel
        )
    }
}
