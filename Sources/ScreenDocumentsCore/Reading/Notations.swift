/// Web addresses in documents. The schema has the same rule as a pattern.
package enum AddressNotation {
    package static let pattern =
        "^https?://[^\\u0000-\\u0020\\u007F/?#]+[^\\u0000-\\u0020\\u007F]*(?![\\s\\S])"

    static func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let scheme = ["https://", "http://"].first { bytes.starts(with: Array($0.utf8)) }
        guard let scheme, bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
        guard let host = bytes.dropFirst(scheme.utf8.count).first else { return false }
        return host != UInt8(ascii: "/") && host != UInt8(ascii: "?") && host != UInt8(ascii: "#")
    }
}

/// Languages in documents: `en`, `pt-BR`. The schema has the same rule as a pattern.
package enum LanguageNotation {
    package static let pattern = "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,8}(?![\\s\\S])"

    static func isValid(_ text: String) -> Bool {
        let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let language = subtags.first, (2...8).contains(language.count), subtags.count <= 9 else { return false }
        return language.allSatisfy(isLetter)
            && subtags.dropFirst().allSatisfy {
                (1...8).contains($0.count) && $0.allSatisfy { isLetter($0) || isDigit($0) }
            }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

/// Dates in documents: `2026-05-04` or `2026-05-04T09:30:00Z`. The schema has the same rule as a pattern.
package enum DateNotation {
    package static let pattern: String = {
        let long = "(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])"
        let short = "(0[469]|11)-(0[1-9]|[12][0-9]|30)"
        let february = "02-(0[1-9]|1[0-9]|2[0-8])"
        let leapYear = "([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)"
        let day = "([0-9]{4}-(\(long)|\(short)|\(february))|\(leapYear)-02-29)"
        let zone = "(Z|[+-]([01][0-9]|2[0-3]):?[0-5][0-9])"
        let time = "T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?\(zone)"
        return "^\(day)(\(time))?(?![\\s\\S])"
    }()

    /// The parts of a date.
    package struct Components: Sendable {
        package var year = 0
        package var month = 0
        package var day = 0
        package var hour = 0
        package var minute = 0
        package var second = 0
        /// The distance from universal time, in seconds.
        package var offset = 0

        /// The seconds since 1 January 1970, universal time.
        package var secondsSince1970: Int {
            // Days of the civil calendar, with years that start in March (Howard Hinnant's `days_from_civil`).
            let year = month <= 2 ? year - 1 : year
            let era = (year >= 0 ? year : year - 399) / 400
            let yearOfEra = year - era * 400
            let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
            let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            let days = era * 146_097 + dayOfEra - 719_468
            return days * 86_400 + hour * 3600 + minute * 60 + second - offset
        }
    }

    static func isValid(_ text: String) -> Bool { components(of: text) != nil }

    /// Returns the parts of a date; `nil` for any other text.
    package static func components(of text: String) -> Components? {
        var rest = Array(text.utf8)[...]
        var result = Components()
        guard let year = number(&rest, digits: 4), take("-", &rest), let month = number(&rest, digits: 2),
            take("-", &rest), let day = number(&rest, digits: 2), (1...12).contains(month),
            (1...days(in: month, of: year)).contains(day)
        else { return nil }
        (result.year, result.month, result.day) = (year, month, day)
        if rest.isEmpty { return result }
        guard take("T", &rest), let hour = number(&rest, digits: 2), take(":", &rest),
            let minute = number(&rest, digits: 2), hour < 24, minute < 60
        else { return nil }
        (result.hour, result.minute) = (hour, minute)
        if take(":", &rest) {
            guard let second = number(&rest, digits: 2), second < 60 else { return nil }
            result.second = second
        }
        if take("Z", &rest) { return rest.isEmpty ? result : nil }
        let sign = take("-", &rest) ? -1 : 1
        guard sign == -1 || take("+", &rest), let hours = number(&rest, digits: 2) else { return nil }
        _ = take(":", &rest)
        guard let minutes = number(&rest, digits: 2), rest.isEmpty, hours < 24, minutes < 60 else { return nil }
        result.offset = sign * (hours * 60 + minutes) * 60
        return result
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func take(_ character: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
        guard let first = rest.first, UInt32(first) == character.value else { return false }
        rest.removeFirst()
        return true
    }

    private static func number(_ rest: inout ArraySlice<UInt8>, digits: Int) -> Int? {
        let text = rest.prefix(digits)
        guard text.count == digits, text.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        rest.removeFirst(digits)
        return text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
