extension TokenColor {
    /// Creates a color in sRGB from CSS's notation: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; `nil` for any other text.
    public init?(hex text: String) {
        guard text.hasPrefix("#") else { return nil }
        let digits = text.dropFirst().utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
        let values = digits.compactMap { $0 }
        guard values.count == digits.count else { return nil }
        let bytes: [Int]
        switch values.count {
        case 3, 4: bytes = values.map { $0 * 17 }
        case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        default: return nil
        }
        let units = bytes.map { Double($0) / 255 }
        self.init(.sRGB, [units[0], units[1], units[2]], alpha: units.count == 4 ? units[3] : 1)
    }

    /// The closest color of sRGB in CSS's notation, without the opacity: `#rrggbb`.
    public var hexNotation: String {
        let color = mapped(into: .sRGB).numbers
        return "#"
            + color.array.map { unit in
                let byte = Int((min(max(unit, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }
}
