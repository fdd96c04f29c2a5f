/// The weight of a font: a number, optionally written as a name.
public struct TokenFontWeight: Hashable, Sendable {
    /// The weight, 1 to 1000, as the `wght` axis of OpenType has it.
    public let value: Double

    /// The name that the file uses instead of a number: `semi-bold`.
    public let name: String?

    /// Creates a weight; `nil` outside of 1 to 1000.
    public init?(_ value: Double) {
        guard Self.range.contains(value) else { return nil }
        self.value = value
        name = nil
    }

    /// Creates a weight by a name of the format; `nil` for any other name.
    public init?(named name: String) {
        guard let value = Self.values[name] else { return nil }
        self.value = value
        self.name = name
    }

    /// The weights that have a name, from light to heavy; some have several.
    public static let named: [(name: String, value: Double)] = [
        ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
        ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600),
        ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900),
        ("extra-black", 950), ("ultra-black", 950),
    ]

    static let range = 1.0...1000.0
    private static let values = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.value) })
}
