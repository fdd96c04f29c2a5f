import Foundation

extension UIColor {
    /// The color of primary text.
    public class var label: UIColor { SemanticColors.label }
    /// The color of secondary text.
    public class var secondaryLabel: UIColor { SemanticColors.secondaryLabel }
    /// The color of tertiary text.
    public class var tertiaryLabel: UIColor { SemanticColors.tertiaryLabel }
    /// The color of quaternary text.
    public class var quaternaryLabel: UIColor { SemanticColors.quaternaryLabel }
    /// The color of links.
    public class var link: UIColor { SemanticColors.link }
    /// The color of placeholder text in controls and text views.
    public class var placeholderText: UIColor { SemanticColors.placeholderText }
    /// The color of translucent separators.
    public class var separator: UIColor { SemanticColors.separator }
    /// The color of opaque separators.
    public class var opaqueSeparator: UIColor { SemanticColors.opaqueSeparator }
    /// The main background color of the interface.
    public class var systemBackground: UIColor { SemanticColors.systemBackground }
    /// The color of content layered on the main background.
    public class var secondarySystemBackground: UIColor { SemanticColors.secondarySystemBackground }
    /// The color of content layered on secondary backgrounds.
    public class var tertiarySystemBackground: UIColor { SemanticColors.tertiarySystemBackground }
    /// The main background color of grouped interfaces.
    public class var systemGroupedBackground: UIColor { SemanticColors.systemGroupedBackground }
    /// The color of content layered on the main background of grouped interfaces.
    public class var secondarySystemGroupedBackground: UIColor { SemanticColors.secondarySystemGroupedBackground }
    /// The color of content layered on secondary backgrounds of grouped interfaces.
    public class var tertiarySystemGroupedBackground: UIColor { SemanticColors.tertiarySystemGroupedBackground }
    /// The fill color of thin and small shapes.
    public class var systemFill: UIColor { SemanticColors.systemFill }
    /// The fill color of medium-size shapes.
    public class var secondarySystemFill: UIColor { SemanticColors.secondarySystemFill }
    /// The fill color of large shapes.
    public class var tertiarySystemFill: UIColor { SemanticColors.tertiarySystemFill }
    /// The fill color of large areas with complex content.
    public class var quaternarySystemFill: UIColor { SemanticColors.quaternarySystemFill }
}

/// The values of UIKit's semantic colors. Dark backgrounds are lighter at the elevated interface level.
private enum SemanticColors {
    static let label = color(0x000000, 0xFFFFFF)
    static let secondaryLabel = color(0x3C3C43, 0xEBEBF5, alpha: 0.6, 0.6)
    static let tertiaryLabel = color(0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3)
    static let quaternaryLabel = color(0x3C3C43, 0xEBEBF5, alpha: 0.18, 0.16)
    static let link = color(0x007AFF, 0x0984FF)
    static let placeholderText = color(0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3)
    static let separator = color(0x3C3C43, 0x545458, alpha: 0.29, 0.6)
    static let opaqueSeparator = color(0xC6C6C8, 0x38383A)
    static let systemBackground = background(0xFFFFFF, 0xFFFFFF, .main)
    static let secondarySystemBackground = background(0xF2F2F7, 0xEBEBF0, .secondary)
    static let tertiarySystemBackground = background(0xFFFFFF, 0xFFFFFF, .tertiary)
    static let systemGroupedBackground = background(0xF2F2F7, 0xEBEBF0, .main)
    static let secondarySystemGroupedBackground = background(0xFFFFFF, 0xFFFFFF, .secondary)
    static let tertiarySystemGroupedBackground = background(0xF2F2F7, 0xEBEBF0, .tertiary)
    static let systemFill = color(0x787880, 0x787880, alpha: 0.2, 0.36)
    static let secondarySystemFill = color(0x787880, 0x787880, alpha: 0.16, 0.32)
    static let tertiarySystemFill = color(0x767680, 0x767680, alpha: 0.12, 0.24)
    static let quaternarySystemFill = color(0x747480, 0x767680, alpha: 0.08, 0.18)

    /// The alpha that high contrast adds to translucent colors, as in UIKit.
    private static let addedContrast: CGFloat = 0.08

    private static func color(
        _ light: UInt32,
        _ dark: UInt32,
        alpha lightAlpha: CGFloat,
        _ darkAlpha: CGFloat
    ) -> UIColor {
        let color = DynamicColor(
            light: light,
            dark: dark,
            lightAlpha: lightAlpha,
            darkAlpha: darkAlpha,
            addedContrast: addedContrast
        )
        return UIColor(storage: .dynamic(color))
    }

    private static func color(_ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor(storage: .dynamic(DynamicColor(light: light, dark: dark)))
    }

    /// The gray levels of dark backgrounds, from back to front.
    private enum Depth: Int {
        case main = 0
        case secondary = 1
        case tertiary = 2

        static let grays: [UInt32] = [0x000000, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
        static let highContrastGrays: [UInt32] = [0x000000, 0x242426, 0x363638, 0x444446]
    }

    /// Creates a background color, which is one gray level lighter in elevated dark interfaces.
    private static func background(_ light: UInt32, _ highContrastLight: UInt32, _ depth: Depth) -> UIColor {
        let color = DynamicColor(
            light: light,
            dark: Depth.grays[depth.rawValue],
            highContrastLight: highContrastLight,
            highContrastDark: Depth.highContrastGrays[depth.rawValue],
            elevatedDark: Depth.grays[depth.rawValue + 1],
            highContrastElevatedDark: Depth.highContrastGrays[depth.rawValue + 1]
        )
        return UIColor(storage: .dynamic(color))
    }
}
