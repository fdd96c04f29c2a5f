import Foundation

extension CGColorSpace {
    /// The name of sRGB.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of sRGB with components outside of 0 to 1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB with linear components.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The name of sRGB with linear components outside of 0 to 1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of Display P3.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name of Display P3 with components outside of 0 to 1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// The name of gray levels with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of gray levels outside of 0 to 1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// The name of cyan, magenta, yellow and black.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    static let conversions: [CFString: Conversion] = [
        sRGB: .sRGB, extendedSRGB: .sRGB, linearSRGB: .linearSRGB, extendedLinearSRGB: .linearSRGB,
        displayP3: .displayP3, extendedDisplayP3: .displayP3, genericGrayGamma2_2: .gray, extendedGray: .gray,
        genericCMYK: .cmyk,
    ]
}

extension CGColorSpace.Conversion {
    /// Returns the sRGB color of components in this space, of which the last is alpha.
    func rgba(_ components: [CGFloat]) -> RGBA {
        let alpha = components.last ?? 1
        switch (self, components.count) {
        case (.gray, 2):
            return RGBA(red: components[0], green: components[0], blue: components[0], alpha: alpha)
        case (.sRGB, 4):
            return RGBA(red: components[0], green: components[1], blue: components[2], alpha: alpha)
        case (.linearSRGB, 4):
            let encoded = components.prefix(3).map(RGBA.encoded)
            return RGBA(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
        case (.displayP3, 4):
            return RGBA(displayP3Red: components[0], green: components[1], blue: components[2], alpha: alpha)
        case (.cmyk, 5):
            let black = 1 - components[3]
            return RGBA(
                red: (1 - components[0]) * black,
                green: (1 - components[1]) * black,
                blue: (1 - components[2]) * black,
                alpha: alpha
            )
        default:
            return RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
        }
    }

    /// Returns the components of an sRGB color in this space, the last of which is alpha.
    func components(of color: RGBA) -> [CGFloat]? {
        switch self {
        case .gray:
            let linear = color.linear
            let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
            return [color.isGray ? color.red : RGBA.encoded(luminance), color.alpha]
        case .sRGB: return [color.red, color.green, color.blue, color.alpha]
        case .linearSRGB: return color.linear + [color.alpha]
        case .displayP3: return color.displayP3 + [color.alpha]
        case .cmyk:
            let lightest = max(color.red, color.green, color.blue)
            guard lightest > 0 else { return [0, 0, 0, 1, color.alpha] }
            let inks = [color.red, color.green, color.blue].map { 1 - $0 / lightest }
            return inks + [1 - lightest, color.alpha]
        case .pattern: return nil
        }
    }
}
