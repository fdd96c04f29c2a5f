import Foundation

/// The formats of dates in a locale, and the arithmetic of a calendar.
final class DateFormats {
    let calendar: Calendar
    private let locale: Locale
    private var formatters: [String: DateFormatter] = [:]

    init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        var calendar = calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
        self.locale = locale
    }

    // MARK: Texts

    /// Returns a date in the locale's format for a template such as "yMMMd".
    func text(_ date: Date, template: String) -> String {
        formatter(for: template) { $0.setLocalizedDateFormatFromTemplate(template) }.string(from: date)
    }

    /// Returns a date in a fixed format such as "h".
    func text(_ date: Date, format: String) -> String {
        formatter(for: "=" + format) { $0.dateFormat = format }.string(from: date)
    }

    /// The time of a date, such as "9:41 AM".
    func time(_ date: Date) -> String { text(date, template: "jmm") }

    /// The day of a date, such as "Jun 5, 2026".
    func day(_ date: Date) -> String { text(date, template: "yMMMd") }

    /// The word for the current day.
    private(set) lazy var today: String = {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.dateStyle = .medium
        formatter.doesRelativeDateFormatting = true
        return formatter.string(from: Date())
    }()

    /// Returns a number in the digits of the locale.
    func number(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        return formatter.string(from: NSNumber(value: number)) ?? String(number)
    }

    private func formatter(for key: String, configure: (DateFormatter) -> Void) -> DateFormatter {
        if let known = formatters[key] { return known }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        configure(formatter)
        formatters[key] = formatter
        return formatter
    }

    /// Whether the time has a part for the half of the day.
    private(set) lazy var hasDayPeriod =
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false

    /// Returns the columns of wheels for a mode, in the order of the locale.
    func columns(for mode: UIDatePicker.Mode) -> [DateColumn] {
        let time: [DateColumn] = hasDayPeriod ? [.hour, .minute, .dayPeriod] : [.hour, .minute]
        switch mode {
        case .time: return time
        case .date: return dayColumns(template: "yMMMMd")
        case .dateAndTime: return [.date] + time
        case .countDownTimer: return [.durationHours, .durationMinutes]
        }
    }

    /// Returns the columns for the letters of a template, in the order of the locale.
    func dayColumns(template: String) -> [DateColumn] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var columns: [DateColumn] = []
        for letter in format {
            let column: DateColumn? =
                switch letter {
                case "y", "u", "U", "r": .year
                case "M", "L": .month
                case "d": .day
                default: nil
                }
            if let column, !columns.contains(column) { columns.append(column) }
        }
        return columns
    }

    // MARK: Arithmetic

    /// Returns a date rounded down to a multiple of minutes. Dates on a multiple keep their seconds.
    func rounded(_ date: Date, toMinutes interval: Int) -> Date {
        let excess = calendar.component(.minute, from: date) % interval
        guard interval > 1, excess > 0 else { return date }
        return withoutSeconds(calendar.date(byAdding: .minute, value: -excess, to: date) ?? date)
    }

    func withoutSeconds(_ date: Date) -> Date {
        calendar.dateInterval(of: .minute, for: date)?.start ?? date
    }

    /// Returns the number of days of the month of a date.
    func dayCount(ofMonthOf date: Date) -> Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 31 }

    /// Returns the first moment of the month of a date.
    func month(of date: Date) -> Date { calendar.dateInterval(of: .month, for: date)?.start ?? date }

    /// Returns a date with the day of another one and its own time.
    func date(_ date: Date, onDayOf day: Date) -> Date {
        let start = calendar.startOfDay(for: date)
        let days = calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: day))
        return calendar.date(byAdding: .day, value: days.day ?? 0, to: date) ?? date
    }
}
