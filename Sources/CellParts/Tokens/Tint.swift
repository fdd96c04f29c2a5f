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
        case .blue: .tintBlue
        case .green: .tintGreen
        case .orange: .tintOrange
        case .red: .tintRed
        case .gray: .tintGray
        }
    }

    private static let blueColor = Tint.blue.values.color
    private static let greenColor = Tint.green.values.color
    private static let orangeColor = Tint.orange.values.color
    private static let redColor = Tint.red.values.color
    private static let grayColor = Tint.gray.values.color
}
