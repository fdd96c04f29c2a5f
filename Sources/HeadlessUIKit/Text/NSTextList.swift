import Foundation

/// The markers of a list in a text.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    /// The form of markers.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as UIKit's. Text around the braces is part of the marker: `({decimal})`.
        public let rawValue: String

        /// Creates a format from UIKit's raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a format from UIKit's raw value.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// A box.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A circle.
        public static let circle = MarkerFormat("{circle}")
        /// A diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A filled circle.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A filled square.
        public static let square = MarkerFormat("{square}")
        /// Hexadecimal numbers in lower case.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// Hexadecimal numbers in upper case.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// Octal numbers.
        public static let octal = MarkerFormat("{octal}")
        /// Letters in lower case: a, b, …, z, aa.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// Letters in upper case.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// Letters in lower case.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// Letters in upper case.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// Roman numerals in lower case.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// Roman numerals in upper case.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// Decimal numbers.
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// How lists inside each other are marked.
    public struct Options: OptionSet, Sendable {
        /// The raw value of the option set.
        public let rawValue: UInt

        /// Creates a set of options from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The marker begins with that of the list around it.
        public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
    }

    private let format: MarkerFormat
    private let optionsStorage: Options

    /// Creates a list.
    @available(iOS 16, *)
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        format = markerFormat
        optionsStorage = options
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// Creates a list from the raw value of its options.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(
            markerFormat: markerFormat,
            options: Options(rawValue: UInt(bitPattern: options)),
            startingItemNumber: 1
        )
    }

    /// The form of the markers.
    open var markerFormat: MarkerFormat { format }

    /// How the list is marked inside another.
    open var listOptions: Options { optionsStorage }

    /// The number of the first item.
    open var startingItemNumber: Int

    /// Whether the markers count the items.
    @available(iOS 16, *)
    open var isOrdered: Bool { Self.numerals.contains { format.rawValue.contains("{\($0)}") } }

    /// Returns the marker of an item.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let raw = format.rawValue
        guard let open = raw.firstIndex(of: "{"), let close = raw[open...].firstIndex(of: "}") else { return raw }
        let name = String(raw[raw.index(after: open)..<close])
        return raw[..<open] + (Self.symbols[name] ?? Self.numeral(name, of: itemNumber))
            + raw[raw.index(after: close)...]
    }

    private static let symbols = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    private static let numerals: Set<String> = [
        "lower-hexadecimal", "upper-hexadecimal", "octal", "lower-alpha", "upper-alpha", "lower-latin", "upper-latin",
        "lower-roman", "upper-roman", "decimal",
    ]

    private static func numeral(_ name: String, of number: Int) -> String {
        switch name {
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "octal": String(number, radix: 8)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number).lowercased()
        case "upper-roman": roman(number)
        default: String(number)
        }
    }

    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var rest = number
        var letters = ""
        while rest > 0 {
            let letter = UnicodeScalar(UInt8(ascii: "a") + UInt8((rest - 1) % 26))
            letters.insert(Character(letter), at: letters.startIndex)
            rest = (rest - 1) / 26
        }
        return letters
    }

    private static func roman(_ number: Int) -> String {
        guard (1..<4_000).contains(number) else { return String(number) }
        let values = [
            (1_000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var rest = number
        var numeral = ""
        for (value, letters) in values {
            numeral += String(repeating: letters, count: rest / value)
            rest %= value
        }
        return numeral
    }

    /// Returns a list with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSTextList(markerFormat: format, options: optionsStorage, startingItemNumber: startingItemNumber)
    }

    /// Whether the object is a list with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return format == other.format && optionsStorage == other.optionsStorage
            && startingItemNumber == other.startingItemNumber
    }

    /// A hash that is consistent with `isEqual(_:)`.
    open override var hash: Int { format.hashValue }
}
