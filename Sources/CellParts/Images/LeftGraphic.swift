import HoneycombImageLoading
import PortableUIKit

/// The graphic before the text of a left part.
public enum LeftGraphic {
    /// An icon, 24 by 24 points, centered on the first line and scaled to fit. Template images use the tint color.
    case icon(UIImage, tint: UIColor)

    /// An image, 40 by 40 points, centered on the title and subtitle and scaled to fill its shape. Template images use
    /// the tint color. The loader loads remote images.
    case image(ImageSource, style: ImageStyle, tint: UIColor, loader: (any ImageLoader)?)

    @MainActor
    func space(_ spacing: SpacingScale) -> Graphic {
        switch self {
        case .icon: .icon(spacing)
        case .image: .image(spacing)
        }
    }
}

extension LeftGraphic {
    /// Returns the icon of a checkbox or radio button that is on or off.
    public static func selection(_ isOn: Bool, off: Icon, on: Icon, in theme: CellTheme) -> LeftGraphic {
        isOn
            ? .icon(on.image, tint: theme.palette.accent)
            : .icon(off.image, tint: theme.palette.control)
    }
}
