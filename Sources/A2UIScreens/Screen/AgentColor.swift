import CellParts
import PortableUIKit

/// The accent color of an agent, adjusted for contrast: darkened on white and lightened on black if necessary.
struct AgentColor {
    private let red, green, blue: CGFloat

    /// Parses `#RRGGBB`; `nil` for any other text.
    init?(_ text: String?) {
        guard let digits = text?.dropFirst(), text?.first == "#", digits.count == 6, digits.allSatisfy(\.isHexDigit),
            let value = UInt32(digits, radix: 16)
        else { return nil }
        func channel(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }

    private init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// The color for light and dark appearance. Contrast is at least 3 to 1 on white, which WCAG 2.2 requires for graphics and large text,
    /// and 4.5 to 1 on black.
    var accent: UIColor {
        let (onLight, onDark) = (adapted(to: 1, contrast: 3).color, adapted(to: 0.01, contrast: 4.5).color)
        return UIColor { $0.userInterfaceStyle == .dark ? onDark : onLight }
    }

    /// Black or white, whichever has more contrast to the accent.
    var ink: UIColor {
        let (onLight, onDark) = (adapted(to: 1, contrast: 3).ownInk, adapted(to: 0.01, contrast: 4.5).ownInk)
        return UIColor { $0.userInterfaceStyle == .dark ? onDark : onLight }
    }

    private var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: 1) }

    /// A luminance of 0.179 has equal contrast to black and white.
    private var ownInk: UIColor { luminance > 0.179 ? .black : .white }

    /// The relative luminance of WCAG 2.2.
    private var luminance: CGFloat {
        func linear(_ value: CGFloat) -> CGFloat {
            value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.212_6 * linear(red) + 0.715_2 * linear(green) + 0.072_2 * linear(blue)
    }

    /// Returns the color mixed with black or white until it has a contrast to a background of the given luminance.
    private func adapted(to ground: CGFloat, contrast least: CGFloat) -> AgentColor {
        let end: CGFloat = ground > 0.5 ? 0 : 1
        for step in 0...20 {
            let share = CGFloat(step) / 20
            func mixed(_ value: CGFloat) -> CGFloat { value + (end - value) * share }
            let color = AgentColor(red: mixed(red), green: mixed(green), blue: mixed(blue))
            let (lighter, darker) = (max(color.luminance, ground), min(color.luminance, ground))
            if (lighter + 0.05) / (darker + 0.05) >= least { return color }
        }
        return AgentColor(red: end, green: end, blue: end)
    }
}
