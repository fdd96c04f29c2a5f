import PortableUIKit

/// The colours an icon may have, by name, so that documents can spell them.
///
/// Each is dynamic and keeps a contrast of at least 4.5 to 1 on the background of the standard palette.
public enum Tint: String, CaseIterable, Hashable, Sendable {

    case blue
    case green
    case orange
    case red
    case gray

    /// The dynamic colour. The same tint always gives the same instance, so contents that use it compare equal.
    public var color: UIColor {
        switch self {
        case .blue: Self.blueColor
        case .green: Self.greenColor
        case .orange: Self.orangeColor
        case .red: Self.redColor
        case .gray: Self.grayColor
        }
    }

    private static let blueColor = UIColor(light: 0x0B62E0, dark: 0x6AA9FF)
    private static let greenColor = UIColor(light: 0x17793A, dark: 0x5CCB82)
    private static let orangeColor = UIColor(light: 0xAD5200, dark: 0xFFA857)
    private static let redColor = UIColor(light: 0xC4232B, dark: 0xFF8080)
    private static let grayColor = UIColor(light: 0x5B6472, dark: 0xA3ACBA)
}
