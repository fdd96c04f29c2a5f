import ImageLoading
import PortableUIKit

/// The picture before the text of a left part.
public enum LeftGraphic {
    /// A picture of 24 by 24 points, level with the first line. It fits into its square as a whole; a template image takes
    /// the tint.
    case icon(UIImage, tint: UIColor)

    /// A picture of 40 by 40 points, level with title and subtitle. It fills its shape; a template image takes the tint. The
    /// loader brings what is elsewhere.
    case image(ImageSource, style: ImageStyle, tint: UIColor, loader: any ImageLoader)

    @MainActor
    func space(_ spacing: SpacingScale) -> Graphic {
        switch self {
        case .icon: .icon(spacing)
        case .image: .image(spacing)
        }
    }
}

extension LeftGraphic {
    /// The picture of a box or a button that is on or off.
    public static func selection(_ isOn: Bool, off: Icon, on: Icon, in theme: CellTheme) -> LeftGraphic {
        isOn
            ? .icon(on.image, tint: theme.palette.accent)
            : .icon(off.image, tint: theme.palette.control)
    }
}
