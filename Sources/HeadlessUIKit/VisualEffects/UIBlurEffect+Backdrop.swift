import Foundation

extension UIBlurEffect.Style {
    private enum Tone {
        case light, dark, adaptive
    }

    /// The opacity of each material. Those of bars are Apple's: `#F9F9F9` and `#1D1D1D` at 94 %.
    private enum Cover {
        static let ultraThin: CGFloat = 0.45
        static let thin: CGFloat = 0.6
        static let regular: CGFloat = 0.75
        static let thick: CGFloat = 0.85
        static let chrome: CGFloat = 0.94
    }

    /// The standard deviation of the blur, in points, and the saturation of what is blurred; estimates.
    private static let deviation: CGFloat = 14
    private static let saturation: CGFloat = 1.8

    private static let lightTone: CGFloat = 0.976
    private static let darkTone: CGFloat = 0.114

    /// Returns what the material does to the pixels behind a view.
    func backdrop(for traits: UITraitCollection) -> BackdropFilter {
        let (tone, cover) = description
        let isDark = tone == .dark || tone == .adaptive && traits.userInterfaceStyle == .dark
        let white = isDark ? Self.darkTone : Self.lightTone
        return BackdropFilter(
            deviation: Self.deviation,
            saturation: Self.saturation,
            tint: RGBA(red: white, green: white, blue: white, alpha: cover)
        )
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
