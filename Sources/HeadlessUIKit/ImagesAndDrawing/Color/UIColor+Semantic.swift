import Foundation

extension UIColor {
    /// Text of primary content.
    public class var label: UIColor { SemanticColors.label }
    /// Text of secondary content.
    public class var secondaryLabel: UIColor { SemanticColors.secondaryLabel }
    /// Text of tertiary content.
    public class var tertiaryLabel: UIColor { SemanticColors.tertiaryLabel }
    /// Text of quaternary content.
    public class var quaternaryLabel: UIColor { SemanticColors.quaternaryLabel }
    /// Links.
    public class var link: UIColor { SemanticColors.link }
    /// Placeholders in controls and text fields.
    public class var placeholderText: UIColor { SemanticColors.placeholderText }
    /// Thin lines that let content behind them show through.
    public class var separator: UIColor { SemanticColors.separator }
    /// Thin lines that hide content behind them.
    public class var opaqueSeparator: UIColor { SemanticColors.opaqueSeparator }
    /// Main background of the interface.
    public class var systemBackground: UIColor { SemanticColors.systemBackground }
    /// Content on top of the main background.
    public class var secondarySystemBackground: UIColor { SemanticColors.secondarySystemBackground }
    /// Content on top of secondary backgrounds.
    public class var tertiarySystemBackground: UIColor { SemanticColors.tertiarySystemBackground }
    /// Main background of grouped content.
    public class var systemGroupedBackground: UIColor { SemanticColors.systemGroupedBackground }
    /// Content on top of the grouped background.
    public class var secondarySystemGroupedBackground: UIColor { SemanticColors.secondarySystemGroupedBackground }
    /// Content on top of secondary grouped backgrounds.
    public class var tertiarySystemGroupedBackground: UIColor { SemanticColors.tertiarySystemGroupedBackground }
    /// Fill of thin and small shapes.
    public class var systemFill: UIColor { SemanticColors.systemFill }
    /// Fill of medium shapes.
    public class var secondarySystemFill: UIColor { SemanticColors.secondarySystemFill }
    /// Fill of large shapes.
    public class var tertiarySystemFill: UIColor { SemanticColors.tertiarySystemFill }
    /// Fill of large areas with complex content.
    public class var quaternarySystemFill: UIColor { SemanticColors.quaternarySystemFill }
}

/// Values of UIKit's semantic colours; those of backgrounds are lighter in the dark where an interface lies before another.
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

    /// How much less of the background high contrast lets through colours that are not opaque, as UIKit resolves them.
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

    /// The grays of the dark, from far behind to the front.
    private enum Depth: Int {
        case main = 0
        case secondary = 1
        case tertiary = 2

        static let grays: [UInt32] = [0x000000, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
        static let highContrastGrays: [UInt32] = [0x000000, 0x242426, 0x363638, 0x444446]
    }

    /// Whatever lies before another interface is a step nearer.
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
