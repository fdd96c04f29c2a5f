import Foundation

/// Notations of values that drafts before 2025.10 had, and tools that write them still.
enum OlderNotation {
    /// Returns a number and its unit: of `16px`, 16 and `px`.
    static func measure(_ text: String) -> (value: Double, unit: String)? {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        let digits = trimmed.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
        let unit = trimmed.dropFirst(digits.count)
        guard let value = Double(digits), value.isFinite, unit.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "%") })
        else { return nil }
        return (value, unit.lowercased())
    }

    /// Returns a color of CSS's notations: `#0066cc`, `rgb(0, 102, 204)`, `rgba(…)`, `hsl(…)`, `hsla(…)`.
    static func color(_ text: String) -> TokenColor? {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        if let color = TokenColor(hex: trimmed) {
            return TokenColor(.sRGB, color.components, alpha: color.alpha, hex: sixDigits(trimmed))
        }
        if trimmed.lowercased() == "transparent" { return TokenColor(red: 0, green: 0, blue: 0, alpha: 0) }
        guard let opening = trimmed.firstIndex(of: "("), trimmed.hasSuffix(")") else { return nil }
        let name = trimmed[..<opening].lowercased()
        let arguments = trimmed[trimmed.index(after: opening)...].dropLast()
            .split { $0 == "," || $0 == " " || $0 == "/" }
            .map(String.init)
        guard arguments.count == 3 || arguments.count == 4 else { return nil }
        let alpha = arguments.count == 4 ? share(arguments[3], of: 1) : 1
        guard let alpha, (0...1).contains(alpha) else { return nil }
        switch name {
        case "rgb", "rgba":
            let units = arguments.prefix(3).compactMap { share($0, of: 255) }.map { $0 / 255 }
            guard units.count == 3, units.allSatisfy((0...1).contains) else { return nil }
            return TokenColor(.sRGB, units.map { rounded($0) }, alpha: alpha)
        case "hsl", "hsla":
            guard let hue = measure(arguments[0]), ["", "deg"].contains(hue.unit) else { return nil }
            let rest = arguments[1...2].compactMap { measure($0)?.value }
            guard rest.count == 2, rest.allSatisfy((0...100).contains) else { return nil }
            return TokenColor(.hsl, [CylindricalColors.degrees(hue.value), rest[0], rest[1]], alpha: alpha)
        default: return nil
        }
    }

    /// A number, or a percentage of a whole.
    private static func share(_ text: String, of whole: Double) -> Double? {
        guard let measure = measure(text) else { return nil }
        switch measure.unit {
        case "": return measure.value
        case "%": return measure.value / 100 * whole
        default: return nil
        }
    }

    private static func sixDigits(_ hex: String) -> String {
        let digits = hex.dropFirst()
        return digits.count <= 4 ? "#" + digits.prefix(3).map { "\($0)\($0)" }.joined() : "#" + digits.prefix(6)
    }

    private static func rounded(_ unit: Double) -> Double {
        (unit * 10_000).rounded() / 10_000
    }
}
