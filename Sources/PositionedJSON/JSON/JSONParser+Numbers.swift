extension JSONParser {
    mutating func parseNumber() -> JSONValue {
        let start = index
        let text = takeWord()
        if let fault = Self.syntaxError(inNumber: Array(text.utf8)) {
            report(at: start, "\(text.quoted) is not a number: \(fault)", allowed: "numbers such as 16, -0.5, 1.5e3")
            return .invalid
        }
        guard let number = Double(text), number.isFinite else {
            report(at: start, "the number \(text.quoted) is too large", allowed: "numbers up to 1.797e308")
            return .invalid
        }
        if keepsLargeIntegers, number.magnitude >= 0x1p53, text.utf8.dropFirst().allSatisfy(Self.isDigit) {
            return .largeInteger(text)
        }
        return .number(number)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Returns a description of the syntax error in a number; `nil` if it is well-formed.
    ///
    /// The grammar of RFC 8259, section 6: `[ "-" ] ( "0" / digit1-9 *digit ) [ "." 1*digit ] [ ("e" / "E") [ "+" / "-"
    /// ] 1*digit ]`.
    private static func syntaxError(inNumber text: [UInt8]) -> String? {
        var rest = text[...]

        func takeDigits() -> ArraySlice<UInt8> {
            let digits = rest.prefix(while: isDigit)
            rest = rest.dropFirst(digits.count)
            return digits
        }

        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let integer = takeDigits()
        if integer.isEmpty { return "it starts with a digit, after a minus at most" }
        if integer.count > 1, integer.first == UInt8(ascii: "0") { return "no zeros lead it" }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            if takeDigits().isEmpty { return "digits follow its point" }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            if takeDigits().isEmpty { return "digits follow its exponent" }
        }
        return rest.isEmpty ? nil : "only digits, a point and an exponent belong to it"
    }
}
