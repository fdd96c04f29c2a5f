import PortableUIKit

extension ButtonElement {
    /// The appearance of a button, by its importance.
    public enum Style: String, CaseIterable, Hashable, Sendable {
        /// A text in the accent color.
        case plain

        /// The most important action: the accent color as background.
        case filled

        /// A less important action: a light background.
        case tinted

        /// One of several equal actions: an outline.
        case outlined

        /// A destructive action: a text in the destructive color on a light background.
        case destructive

        func textColor(in palette: Palette) -> UIColor {
            switch self {
            case .plain, .tinted, .outlined: palette.accent
            case .filled: palette.inverseText
            case .destructive: palette.destructive
            }
        }

        func backgroundColor(in palette: Palette) -> UIColor? {
            switch self {
            case .plain, .outlined: nil
            case .filled: palette.accent
            case .tinted: palette.overlayFill
            case .destructive: palette.overlayFill
            }
        }
    }
}
