import Foundation
import ScreenDocumentsCore

/// The user's locale, calendar, time zone and clock, and values formatted with them.
///
/// Formats are Foundation's, on every platform: the same library reads CLDR there, in the version of the system.
public struct ValueFormatting: Sendable {
    /// The language and region.
    public var locale: Locale
    /// The calendar of dates, with its time zone.
    public var calendar: Calendar
    /// The time zone of dates.
    public var timeZone: TimeZone { calendar.timeZone }
    /// The current time.
    public var now: @Sendable () -> Date

    /// Creates formatting for a user.
    ///
    /// - Parameters:
    ///   - locale: The language and region.
    ///   - calendar: The calendar; `nil` means the locale's.
    ///   - timeZone: The time zone; `nil` means the calendar's.
    ///   - now: The clock.
    public init(
        locale: Locale = .current,
        calendar: Calendar? = nil,
        timeZone: TimeZone? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.locale = locale
        var calendar = calendar ?? locale.calendar
        if let timeZone { calendar.timeZone = timeZone }
        calendar.locale = locale
        self.calendar = calendar
        self.now = now
    }

    /// The language code for plural rules.
    var language: String {
        String(locale.identifier.prefix { $0.isLetter })
    }

    // MARK: - Numbers

    private static let digitLimit = 15

    func number(_ value: DocumentValue, decimals: Int?, grouping: Bool) -> String {
        if let digits = value.decimal {
            return digits.formatted(
                Decimal.FormatStyle(locale: locale).precision(precision(decimals)).grouping(
                    grouping ? .automatic : .never
                )
            )
        }
        let style = FloatingPointFormatStyle<Double>(locale: locale)
        return (value.number ?? 0).formatted(
            style.precision(precision(decimals)).grouping(grouping ? .automatic : .never)
        )
    }

    func percent(_ share: Double, decimals: Int?) -> String {
        let style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
        let digits = (decimals ?? 0).clamped(0, Self.digitLimit)
        return share.formatted(style.precision(.fractionLength(digits)))
    }

    func currency(_ value: DocumentValue, _ code: String, decimals: Int?, grouping: Bool) -> String {
        let amount = value.decimal ?? Decimal(value.number ?? 0)
        var style = Decimal.FormatStyle.Currency(code: code, locale: locale).grouping(grouping ? .automatic : .never)
        if let decimals { style = style.precision(.fractionLength(decimals.clamped(0, Self.digitLimit))) }
        return amount.formatted(style)
    }

    func measurement(_ value: DocumentValue, _ unit: String, decimals: Int?) -> String {
        // The International System puts a space between number and symbol, except for angles.
        number(value, decimals: decimals, grouping: true) + (["°", "′", "″"].contains(unit) ? "" : "\u{00A0}") + unit
    }

    private func precision(_ decimals: Int?) -> NumberFormatStyleConfiguration.Precision {
        guard let decimals else { return .fractionLength(0...6) }
        return .fractionLength(decimals.clamped(0, Self.digitLimit))
    }

    // MARK: - Dates and lists

    private static let formatters = FormatterCache()

    func date(_ date: Date, _ format: String) -> String {
        Self.formatters.text(date, format, self)
    }

    /// Returns a relative date: "2 days ago", "in 3 hours".
    func relative(_ date: Date) -> String {
        // The style counts from the system clock, which runs on meanwhile: half a second keeps future dates from rounding down.
        let distance = date.timeIntervalSince(now())
        let style = Date.RelativeFormatStyle(
            presentation: .named,
            unitsStyle: .wide,
            locale: locale,
            calendar: calendar
        )
        return Date(timeIntervalSinceNow: distance > 0 ? distance + 0.5 : distance).formatted(style)
    }

    func list(_ texts: [String], isAlternative: Bool) -> String {
        texts.formatted(.list(type: isAlternative ? .or : .and, width: .standard).locale(locale))
    }
}

extension DocumentValue {
    /// Formats an integer beyond ±2^53 without losing digits.
    fileprivate var decimal: Decimal? {
        if case .largeInteger(let digits) = self { Decimal(string: digits) } else { nil }
    }
}

extension Int {
    func clamped(_ least: Int, _ most: Int) -> Int { Swift.min(Swift.max(self, least), most) }
}

/// A cache of date formatters by pattern and locale, because creating one is slow.
private final class FormatterCache: @unchecked Sendable {
    private let lock = NSLock()
    private var formatters: [String: DateFormatter] = [:]
    private static let limit = 100

    func text(_ date: Date, _ format: String, _ formatting: ValueFormatting) -> String {
        lock.lock()
        defer { lock.unlock() }
        let calendar = formatting.calendar
        let key = "\(formatting.locale.identifier)|\(calendar.identifier)|\(calendar.timeZone.identifier)|\(format)"
        if let known = formatters[key] { return known.string(from: date) }
        if formatters.count >= Self.limit { formatters = [:] }
        let formatter = DateFormatter()
        formatter.locale = formatting.locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        switch format {
        case "short": formatter.dateStyle = .short
        case "medium": formatter.dateStyle = .medium
        case "long": formatter.dateStyle = .long
        case "full": formatter.dateStyle = .full
        case "time": formatter.timeStyle = .short
        case "dateTime":
            formatter.dateStyle = .medium
            formatter.timeStyle = .short
        default: formatter.dateFormat = String(format.prefix(200))
        }
        formatters[key] = formatter
        return formatter.string(from: date)
    }
}

// MARK: - Values of controls

extension ValueFormatting {
    /// Returns a number as a control shows it: without decimals, or with two.
    package func shortNumber(_ value: Double, isInteger: Bool) -> String {
        number(.number(isInteger ? value.rounded() : value), decimals: isInteger ? 0 : 2, grouping: true)
    }

    /// Returns the number that the user typed with the locale's digits and decimal separator, or `nil` if the text is not a number.
    /// Grouping separators are not accepted: "1.000" has different values in different countries.
    package func typedNumber(_ text: String) -> DocumentValue? {
        var digits = ""
        for letter in text.trimmingCharacters(in: .whitespaces) {
            if let digit = letter.wholeNumberValue, digit < 10 {
                digits += String(digit)
            } else if String(letter) == decimalSeparator {
                digits += "."
            } else if digits.isEmpty, letter == "-" || letter == "−" {
                digits = "-"
            } else {
                return nil
            }
        }
        return Arithmetic.number(digits)
    }

    /// Returns the text of a value in a number field: all digits of a number, with the locale's decimal separator.
    package func editableText(_ value: DocumentValue) -> String {
        guard value.number != nil else { return value.displayText }
        return value.displayText.replacingOccurrences(of: ".", with: decimalSeparator)
    }

    private var decimalSeparator: String { locale.decimalSeparator ?? "." }

    /// Returns the date of a value in ISO 8601.
    package func date(_ value: DocumentValue) -> Date? { DateText.date(value, calendar) }

    /// Returns a date in ISO 8601, in the user's time zone: `2026-11-29`, `08:30:00` or both.
    package func isoText(_ date: Date, hasDate: Bool, hasTime: Bool) -> String {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = timeZone
        let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func digits(_ value: Int?, _ count: Int) -> String {
            let text = String(value ?? 0)
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        let day = [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)].joined(separator: "-")
        let time = [digits(parts.hour, 2), digits(parts.minute, 2), digits(parts.second, 2)].joined(separator: ":")
        guard hasTime else { return day }
        guard hasDate else { return time }
        let seconds = timeZone.secondsFromGMT(for: date)
        let minutes = abs(seconds) / 60
        let zone = (seconds < 0 ? "-" : "+") + digits(minutes / 60, 2) + ":" + digits(minutes % 60, 2)
        return day + "T" + time + (seconds == 0 ? "Z" : zone)
    }
}
