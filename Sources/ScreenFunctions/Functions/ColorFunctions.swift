import Foundation
import ScreenDocumentsCore

enum ColorFunctions {
    static let bodies: [String: ScreenFunctions.Body] = [
        "opacity": { arguments in
            guard var color = Channels(arguments.text("color")), let share = arguments.number("share") else {
                return .null
            }
            color.alpha = max(0, min(share, 1))
            return .string(color.text)
        },
        "mix": { arguments in
            guard let color = Channels(arguments.text("color")), let other = Channels(arguments.text("other")),
                let share = arguments.number("share")
            else { return .null }
            return .string(color.mixed(with: other, max(0, min(share, 1))).text)
        },
        "contrasting": { arguments in
            guard let color = Channels(arguments.text("color")) else { return .null }
            return .string(color.isLight ? "#000000" : "#FFFFFF")
        },
    ]

    /// A color in sRGB, its channels from 0 to 1.
    private struct Channels {
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double

        /// Reads `#RGB`, `#RRGGBB` and `#RRGGBBAA`.
        init?(_ text: String) {
            guard text.hasPrefix("#") else { return nil }
            var digits = text.dropFirst().compactMap(\.hexDigitValue).map(Double.init)
            guard digits.count == text.count - 1 else { return nil }
            if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
            if digits.count == 6 { digits += [15, 15] }
            guard digits.count == 8 else { return nil }
            func channel(_ index: Int) -> Double { (digits[2 * index] * 16 + digits[2 * index + 1]) / 255 }
            (red, green, blue, alpha) = (channel(0), channel(1), channel(2), channel(3))
        }

        func mixed(with other: Channels, _ share: Double) -> Channels {
            func mix(_ path: KeyPath<Channels, Double>) -> Double {
                self[keyPath: path] * (1 - share) + other[keyPath: path] * share
            }
            var result = self
            (result.red, result.green, result.blue, result.alpha) = (
                mix(\.red), mix(\.green), mix(\.blue), mix(\.alpha)
            )
            return result
        }

        /// Whether black has more contrast to the color than white, by the relative luminance of WCAG 2.1.
        var isLight: Bool {
            func linear(_ value: Double) -> Double {
                value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.212_6 * linear(red) + 0.715_2 * linear(green) + 0.072_2 * linear(blue) > 0.179_1
        }

        var text: String {
            let channels = [red, green, blue] + (alpha < 1 ? [alpha] : [])
            return "#" + channels.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
        }
    }
}
