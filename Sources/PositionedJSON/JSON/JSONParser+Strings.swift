extension JSONParser {
    mutating func parseString() throws(DocumentProblem) -> String {
        let opening = index
        index += 1
        if let plain = try takePlainString() { return plain }
        var text: [UInt8] = []
        var runStart = index
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                text += bytes[runStart..<index]
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += bytes[runStart..<index]
                text += String(parseEscape()).utf8
                runStart = index
            case .lineFeed, .carriageReturn:
                throw unclosedString(opening)
            case 0..<0x20:
                report(at: index, "a control character in a string", allowed: "\\u00\(hexadecimal(byte)) for it")
                index += 1
            default:
                index += try scalarLength(at: index)
            }
        }
        throw unclosedString(opening)
    }

    /// Parses a string up to its closing quotation mark if it has neither escapes nor anything to report, as most have.
    private mutating func takePlainString() throws(DocumentProblem) -> String? {
        let start = index
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            switch byte {
            case UInt8(ascii: "\""):
                index = end + 1
                return String(decoding: bytes[start..<end], as: UTF8.self)
            case 0..<0x20, UInt8(ascii: "\\"): return nil
            case 0x20..<0x80: end += 1
            default: end += try scalarLength(at: end)
            }
        }
        return nil
    }

    private func unclosedString(_ opening: Int) -> DocumentProblem {
        DocumentProblem(
            at: opening,
            in: pointer,
            "a string is not closed on its line",
            allowed: "a closing quotation mark, \\n for a line break"
        )
    }

    /// Parses an escape sequence; an invalid one is reported and replaced with U+FFFD.
    private mutating func parseEscape() -> Unicode.Scalar {
        let start = index
        index += 1
        guard let kind = peek else { return .replacement }
        if kind == UInt8(ascii: "u") {
            index += 1
            return parseUnicodeEscape(start: start)
        }
        guard let scalar = Self.escapes[kind] else {
            report(at: start, "unknown escape in a string", allowed: "\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX")
            return .replacement
        }
        index += 1
        return scalar
    }

    private static let escapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
        UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    private mutating func parseUnicodeEscape(start: Int) -> Unicode.Scalar {
        guard let unit = takeHexadecimal() else {
            report(at: start, "\\u without four hexadecimal digits", allowed: "\\u0000 to \\uFFFF")
            return .replacement
        }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let afterFirst = index
        if UTF16.isLeadSurrogate(unit), peek == UInt8(ascii: "\\") {
            index += 1
            if peek == UInt8(ascii: "u") {
                index += 1
                if let second = takeHexadecimal(), UTF16.isTrailSurrogate(second) {
                    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
                }
            }
        }
        index = afterFirst
        report(
            at: start,
            "half of a surrogate pair in a string",
            allowed: "\\uD800 to \\uDBFF followed by \\uDC00 to \\uDFFF"
        )
        return .replacement
    }

    private mutating func takeHexadecimal() -> UInt16? {
        guard index + 4 <= bytes.count else { return nil }
        var unit: UInt16 = 0
        for byte in bytes[index..<(index + 4)] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        index += 4
        return unit
    }

    private func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}

extension Unicode.Scalar {
    fileprivate static let replacement: Unicode.Scalar = "\u{FFFD}"
}
