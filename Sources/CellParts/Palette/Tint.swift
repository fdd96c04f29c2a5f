import PortableUIKit

/// The tint colors of icons, by the names that documents use.
///
/// Each is dynamic and has a contrast of at least 4.5 to 1 to the background of the standard palette, 7 to 1 with
/// "Increase Contrast".
public enum Tint: String, CaseIterable, Hashable, Sendable {
    case blue
    case green
    case orange
    case red
    case gray

    /// The dynamic color. A tint always returns the same instance, so contents that use it compare equal.
    public var color: UIColor {
        switch self {
        case .blue: Self.blueColor
        case .green: Self.greenColor
        case .orange: Self.orangeColor
        case .red: Self.redColor
        case .gray: Self.grayColor
        }
    }

    var values: ColorValues {
        switch self {
        case .blue: ColorValues(light: (0x0B62E0, 0x003D99), dark: (0x6AA9FF, 0xA6CCFF))
        case .green: ColorValues(light: (0x17793A, 0x0A4F23), dark: (0x5CCB82, 0x93E5AF))
        case .orange: ColorValues(light: (0xAD5200, 0x733600), dark: (0xFFA857, 0xFFC894))
        case .red: ColorValues(light: (0xC4232B, 0x8C0F16), dark: (0xFF8080, 0xFFB3B3))
        case .gray: ColorValues(light: (0x5B6472, 0x343A44), dark: (0xA3ACBA, 0xD3D9E2))
        }
    }

    private static let blueColor = Tint.blue.values.color
    private static let greenColor = Tint.green.values.color
    private static let orangeColor = Tint.orange.values.color
    private static let redColor = Tint.red.values.color
    private static let grayColor = Tint.gray.values.color
}
