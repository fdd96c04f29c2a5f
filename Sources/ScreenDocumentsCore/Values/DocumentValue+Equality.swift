import PositionedJSON

// Texts are compared byte by byte and numbers by what they are, as RFC 6902 compares values.
extension DocumentValue {
    /// Returns whether both are the same value of JSON.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.boolean(let left), .boolean(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.largeInteger(let left), .largeInteger(let right)): left == right
        case (.number(let number), .largeInteger(let digits)), (.largeInteger(let digits), .number(let number)):
            number.wholeDigits == digits
        case (.string(let left), .string(let right)): left.isIdentical(to: right)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .boolean(let value): hasher.combine(value)
        case .number(let value): hasher.combine(value)
        // As the nearest number, which may be equal.
        case .largeInteger(let digits): hasher.combine(Double(digits) ?? 0)
        case .string(let value): hasher.combine(value)
        case .array(let values): hasher.combine(values)
        case .object(let members): hasher.combine(members)
        }
    }
}

extension Double {
    /// The decimal digits of a whole number, all of them; `nil` for other numbers.
    var wholeDigits: String? {
        guard isFinite, rounded(.towardZero) == self else { return nil }
        if let integer = Int64(exactly: self) { return String(integer) }
        // The significand has 53 bits. The digits of larger numbers are doubled until they have the exponent.
        let shift = Int(exponent) - 52
        var digits = String(UInt64((magnitude / Double(sign: .plus, exponent: shift, significand: 1)))).utf8.reversed()
            .map { $0 - UInt8(ascii: "0") }
        for _ in 0..<shift {
            var carry: UInt8 = 0
            for index in digits.indices {
                let doubled = digits[index] * 2 + carry
                digits[index] = doubled % 10
                carry = doubled / 10
            }
            if carry > 0 { digits.append(carry) }
        }
        let text = String(decoding: digits.reversed().map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
        return self < 0 ? "-" + text : text
    }
}
