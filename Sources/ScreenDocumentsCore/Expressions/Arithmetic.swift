/// Arithmetic on JSON numbers. Integers are exact up to 64 bits; all other results are floating point.
package enum Arithmetic {
    private static let exactLimit = 1 << 53

    /// Returns the number that a text spells, or `nil` if it is not a number.
    package static func number(_ text: String) -> DocumentValue? {
        if let integer = Int(text) { return value(integer) }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.allSatisfy(\.isNumber) ? .largeInteger(text) : .number(number)
    }

    static func value(_ integer: Int) -> DocumentValue {
        integer.magnitude <= exactLimit.magnitude ? .number(Double(integer)) : .largeInteger(String(integer))
    }

    /// Returns a number, or `null` if it is infinite or NaN.
    static func value(_ number: Double) -> DocumentValue { number.isFinite ? .number(number) : .null }

    /// The value as an exact integer, or `nil` for fractions and integers beyond 64 bits.
    static func integer(_ value: DocumentValue) -> Int? {
        switch value {
        case .number(let number) where number.magnitude <= 0x1p53: Int(exactly: number)
        case .largeInteger(let digits): Int(digits)
        default: nil
        }
    }

    static func negative(_ value: DocumentValue) -> DocumentValue? {
        if let integer = integer(value), integer != .min { return Self.value(-integer) }
        return value.number.map { Self.value(-$0) }
    }

    /// Returns the result of an operator, or `null` if an operand is not a number.
    static func apply(_ symbol: ExpressionOperator, _ left: DocumentValue, _ right: DocumentValue) -> DocumentValue {
        if let left = integer(left), let right = integer(right) {
            let result: (partialValue: Int, overflow: Bool)? =
                switch symbol {
                case .plus: left.addingReportingOverflow(right)
                case .minus: left.subtractingReportingOverflow(right)
                case .times: left.multipliedReportingOverflow(by: right)
                case .over where right != 0 && left.remainderReportingOverflow(dividingBy: right) == (0, false):
                    left.dividedReportingOverflow(by: right)
                case .remainder where right != 0: left.remainderReportingOverflow(dividingBy: right)
                default: nil
                }
            if let result, !result.overflow { return value(result.partialValue) }
        }
        guard let left = left.number, let right = right.number else { return .null }
        return switch symbol {
        case .plus: value(left + right)
        case .minus: value(left - right)
        case .times: value(left * right)
        case .over: right == 0 ? .null : value(left / right)
        case .remainder: right == 0 ? .null : value(left.truncatingRemainder(dividingBy: right))
        default: .null
        }
    }

    /// Returns whether the left number or text is less than the right one, or `nil` for other types.
    static func isLess(_ left: DocumentValue, _ right: DocumentValue) -> Bool? {
        if let left = left.string, let right = right.string { return left < right }
        if let left = integer(left), let right = integer(right) { return left < right }
        guard let left = left.number, let right = right.number else { return nil }
        return left < right
    }
}
