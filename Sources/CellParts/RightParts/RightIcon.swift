import PortableUIKit

/// A 24-point icon at the right of a row.
public struct RightIcon: RightElementsContent, Sendable {
    /// The view of the part.
    public typealias View = RightElementsView<RightIcon>

    /// The icon, scaled to fit its square.
    public var icon: UIImage

    /// The tint color of a template icon. If `nil`, the control color of the theme is used.
    public var iconTintColor: UIColor?

    /// The accessibility label of the icon. `nil` for a decorative icon.
    public var iconLabel: String?

    /// Creates an icon, by default with the control color.
    public init(icon: UIImage, iconTintColor: UIColor? = nil, iconLabel: String? = nil) {
        self.icon = icon
        self.iconTintColor = iconTintColor
        self.iconLabel = iconLabel
    }

    /// Returns the elements of the part in a theme.
    public func elements(in theme: CellTheme) -> RightElements {
        RightElements(
            icon: icon,
            iconTintColor: theme.palette.color(for: iconTintColor) ?? theme.palette.control,
            accessibilityLabel: iconLabel
        )
    }
}
