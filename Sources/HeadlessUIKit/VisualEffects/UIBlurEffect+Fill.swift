import Foundation

extension UIBlurEffect.Style {
    private enum Tone {
        case light, dark, adaptive
    }

    /// The opacity of each material.
    private enum Cover {
        static let ultraThin: CGFloat = 0.45
        static let thin: CGFloat = 0.6
        static let regular: CGFloat = 0.75
        static let thick: CGFloat = 0.85
        static let chrome: CGFloat = 0.8
    }

    private static let lightTone: CGFloat = 0.97
    private static let darkTone: CGFloat = 0.14

    /// The translucent color that stands in for the material.
    var fill: UIColor {
        let (tone, cover) = description
        switch tone {
        case .light: return UIColor(white: Self.lightTone, alpha: cover)
        case .dark: return UIColor(white: Self.darkTone, alpha: cover)
        case .adaptive:
            return UIColor { traits in
                UIColor(
                    white: traits.userInterfaceStyle == .dark ? Self.darkTone : Self.lightTone,
                    alpha: cover
                )
            }
        }
    }

    private var description: (Tone, CGFloat) {
        switch self {
        case .extraLight: (.light, Cover.thick)
        case .light: (.light, Cover.thin)
        case .dark: (.dark, Cover.regular)
        case .regular: (.adaptive, Cover.regular)
        case .prominent: (.adaptive, Cover.thick)
        case .systemUltraThinMaterial: (.adaptive, Cover.ultraThin)
        case .systemThinMaterial: (.adaptive, Cover.thin)
        case .systemMaterial: (.adaptive, Cover.regular)
        case .systemThickMaterial: (.adaptive, Cover.thick)
        case .systemChromeMaterial: (.adaptive, Cover.chrome)
        case .systemUltraThinMaterialLight: (.light, Cover.ultraThin)
        case .systemThinMaterialLight: (.light, Cover.thin)
        case .systemMaterialLight: (.light, Cover.regular)
        case .systemThickMaterialLight: (.light, Cover.thick)
        case .systemChromeMaterialLight: (.light, Cover.chrome)
        case .systemUltraThinMaterialDark: (.dark, Cover.ultraThin)
        case .systemThinMaterialDark: (.dark, Cover.thin)
        case .systemMaterialDark: (.dark, Cover.regular)
        case .systemThickMaterialDark: (.dark, Cover.thick)
        case .systemChromeMaterialDark: (.dark, Cover.chrome)
        }
    }
}
