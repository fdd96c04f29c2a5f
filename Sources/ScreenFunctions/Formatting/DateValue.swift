import Foundation
import ScreenDocumentsCore

extension DateText {
    /// Returns the date of a value: milliseconds since 1970, or a text in ISO 8601 (`2026-11-29`, `2026-11-29T08:30`,
    /// `2026-11-29T08:30:00.5+01:00`, `08:30`). Without a time zone it is in the calendar's.
    package static func date(_ value: DocumentValue?, _ calendar: Calendar) -> Date? {
        if let number = value?.number {
            return number.magnitude < 1e16 ? Date(timeIntervalSince1970: number / 1_000) : nil
        }
        guard let text = value?.string, text.utf8.count <= 40 else { return nil }
        var scanner = Digits(text)
        var parts = DateComponents()
        if text.count >= 6, Array(text.utf8)[2] == UInt8(ascii: ":") || text.count < 10 {
            // A time without a date is today.
            parts = calendar.dateComponents([.year, .month, .day], from: Date())
        } else {
            guard let year = scanner.take(4), scanner.take("-"), let month = scanner.take(2), scanner.take("-"),
                let day = scanner.take(2), isDay(text.prefix(10))
            else { return nil }
            (parts.year, parts.month, parts.day) = (year, month, day)
            if scanner.isAtEnd { return gregorian(calendar.timeZone).date(from: parts) }
            guard scanner.take("T") || scanner.take("t") || scanner.take(" ") else { return nil }
        }
        guard let hour = scanner.take(2), hour < 24, scanner.take(":"), let minute = scanner.take(2), minute < 60 else {
            return nil
        }
        (parts.hour, parts.minute) = (hour, minute)
        if scanner.take(":") {
            guard let second = scanner.take(2), second <= 60 else { return nil }
            parts.second = second
            if scanner.take(".") { parts.nanosecond = scanner.fraction() }
        }
        var zone = calendar.timeZone
        if scanner.take("Z") || scanner.take("z") {
            zone = TimeZone(secondsFromGMT: 0) ?? zone
        } else if !scanner.isAtEnd {
            let isNegative = scanner.take("-")
            guard isNegative || scanner.take("+"), let hours = scanner.take(2), hours < 24 else { return nil }
            _ = scanner.take(":")
            let minutes = scanner.isAtEnd ? 0 : scanner.take(2) ?? 60
            let seconds = (hours * 60 + minutes) * 60
            guard minutes < 60, let given = TimeZone(secondsFromGMT: isNegative ? -seconds : seconds) else {
                return nil
            }
            zone = given
        }
        guard scanner.isAtEnd else { return nil }
        return gregorian(zone).date(from: parts)
    }

    private static func gregorian(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }

    /// Returns a date as ISO 8601, in universal time.
    package static func text(_ date: Date) -> String { date.formatted(.iso8601) }

    private struct Digits {
        private var rest: Substring

        init(_ text: String) { rest = text[...] }

        var isAtEnd: Bool { rest.isEmpty }

        mutating func take(_ count: Int) -> Int? {
            let part = rest.prefix(count)
            guard part.count == count, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            rest = rest.dropFirst(count)
            return Int(part)
        }

        mutating func take(_ letter: Character) -> Bool {
            guard rest.first == letter else { return false }
            rest = rest.dropFirst()
            return true
        }

        /// The nanoseconds of the digits after a point.
        mutating func fraction() -> Int {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            return Double("0." + digits).map { Int($0 * 1e9) } ?? 0
        }
    }
}
