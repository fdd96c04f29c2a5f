import Foundation

/// Values of CSS, as far as texts have them.
enum CSSValues {
    /// Returns the declarations of a `style` attribute or a rule. Names and values are in lower case, but for families.
    static func declarations(_ text: String) -> [String: String] {
        var declarations: [String: String] = [:]
        for part in text.split(separator: ";") {
            guard let colon = part.firstIndex(of: ":") else { continue }
            let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            let value = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
                .replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespaces)
            declarations[name] = name.hasPrefix("font") && !name.hasSuffix("size") ? value : value.lowercased()
        }
        return declarations
    }

    /// Returns the rules of a style sheet by selectors that are an element, a class or `*`, such as `p` and `.note`.
    static func rules(_ sheet: String) -> [(selector: String, declarations: [String: String])] {
        var rules: [(String, [String: String])] = []
        var rest = sheet.replacingOccurrences(of: "<!--", with: "").replacingOccurrences(of: "-->", with: "")[...]
        while let start = rest.range(of: "/*") {
            let end = rest.range(of: "*/", range: start.upperBound..<rest.endIndex)?.upperBound ?? rest.endIndex
            rest.removeSubrange(start.lowerBound..<end)
        }
        while let open = rest.firstIndex(of: "{") {
            let close = rest[open...].firstIndex(of: "}") ?? rest.endIndex
            let body = declarations(String(rest[rest.index(after: open)..<close]))
            for selector in rest[..<open].split(separator: ",") {
                rules.append((selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), body))
            }
            rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
        }
        return rules
    }

    /// Returns a color: `#rgb`, `#rrggbb`, with alpha at the end, `rgb(…)`, `rgba(…)` or a name.
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("#") { return hexadecimal(String(text.dropFirst())) }
        if text.hasPrefix("rgb"), let open = text.firstIndex(of: "(") {
            let parts = text[text.index(after: open)...].split { ",/ )".contains($0) }.map(String.init)
            guard parts.count >= 3 else { return nil }
            func component(_ part: String, whole: CGFloat) -> CGFloat {
                let number = CGFloat(Double(part.hasSuffix("%") ? String(part.dropLast()) : part) ?? 0)
                return min(max(number / (part.hasSuffix("%") ? 100 : whole), 0), 1)
            }
            return UIColor(
                red: component(parts[0], whole: 255),
                green: component(parts[1], whole: 255),
                blue: component(parts[2], whole: 255),
                alpha: parts.count > 3 ? component(parts[3], whole: 1) : 1
            )
        }
        if text == "transparent" { return .clear }
        return names[text].flatMap { hexadecimal($0) }
    }

    private static func hexadecimal(_ digits: String) -> UIColor? {
        let digits = digits.count <= 4 ? String(digits.flatMap { [$0, $0] }) : digits
        guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
        let value = digits.count == 6 ? number << 8 | 0xFF : number
        func component(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
        return UIColor(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }

    private static let names = [
        "aqua": "00ffff", "black": "000000", "blue": "0000ff", "brown": "a52a2a", "cyan": "00ffff",
        "darkblue": "00008b",
        "darkgray": "a9a9a9", "darkgreen": "006400", "darkred": "8b0000", "fuchsia": "ff00ff", "gold": "ffd700",
        "gray": "808080", "green": "008000", "grey": "808080", "indigo": "4b0082", "lightblue": "add8e6",
        "lightgray": "d3d3d3", "lightgreen": "90ee90", "lime": "00ff00", "magenta": "ff00ff", "maroon": "800000",
        "navy": "000080", "olive": "808000", "orange": "ffa500", "pink": "ffc0cb", "purple": "800080", "red": "ff0000",
        "silver": "c0c0c0", "teal": "008080", "tomato": "ff6347", "violet": "ee82ee", "white": "ffffff",
        "yellow": "ffff00",
    ]

    /// Returns a length in points: pixels are points. Percentages and `em` are parts of another length.
    static func length(_ text: String, relativeTo base: CGFloat) -> CGFloat? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let value = Double(number), value.isFinite else {
            return named[text].map { $0 * 12 }
        }
        let factor: CGFloat =
            switch text[number.endIndex...] {
            case "em", "rem": base
            case "%": base / 100
            case "pt": 4 / 3
            default: 1
            }
        return min(max(CGFloat(value) * factor, -10_000), 10_000)
    }

    private static let named: [String: CGFloat] = [
        "xx-small": 0.6, "x-small": 0.75, "small": 0.89, "medium": 1, "large": 1.2, "x-large": 1.5, "xx-large": 2,
    ]

    static func lineHeight(_ text: String, size: CGFloat) -> CGFloat? {
        Double(text).map { CGFloat($0) * size } ?? length(text, relativeTo: size)
    }

    /// Returns the first family of a list, without quotes.
    static func family(_ text: String) -> String {
        (text.split(separator: ",").first.map(String.init) ?? text)
            .trimmingCharacters(in: CharacterSet(charactersIn: "'\"").union(.whitespaces))
    }

    static func isBold(_ text: String) -> Bool? {
        if let number = Int(text) { return number >= 600 }
        return ["bold": true, "bolder": true, "normal": false, "lighter": false][text.lowercased()]
    }

    static func alignment(_ text: String) -> NSTextAlignment? {
        ["left": .left, "right": .right, "center": .center, "justify": .justified][text.lowercased()]
    }

    /// Returns the size of `<font size>`: 1 to 7, or a difference to 3.
    static func fontSize(_ text: String) -> CGFloat? {
        guard let number = Int(text) else { return nil }
        let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
        let sizes = HTMLStyle.fontSizes
        return sizes[min(max((isRelative ? 3 + number : number) - 1, 0), sizes.count - 1)]
    }
}
