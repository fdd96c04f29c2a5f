import Foundation

/// A wheel of a date picker: its rows, and what selecting one changes.
enum DateColumn: Hashable {
    case year, month, day, hour, minute, dayPeriod
    /// The day with its weekday, relative to a reference day in the center.
    case date
    case durationHours, durationMinutes

    private static let years = 10_000
    /// The number of days before and after the reference day.
    private static let daysAround = 20_000
    private static let repetitions = 200

    /// The number of different rows after which a wheel repeats; `nil` if it does not repeat.
    private func cycle(interval: Int) -> Int? {
        switch self {
        case .month: 12
        case .day: 31
        case .hour: 24
        case .minute, .durationMinutes: 60 / interval
        case .year, .dayPeriod, .date, .durationHours: nil
        }
    }

    func rowCount(interval: Int) -> Int {
        if let cycle = cycle(interval: interval) { return cycle * Self.repetitions }
        return switch self {
        case .year: Self.years
        case .dayPeriod: 2
        case .durationHours: 24
        default: 2 * Self.daysAround + 1
        }
    }

    /// Returns the row of a value nearest to another row.
    func row(of value: Int, near row: Int?, interval: Int) -> Int {
        guard let cycle = cycle(interval: interval) else { return value }
        let reference = row ?? cycle * Self.repetitions / 2
        var distance = (value - reference) % cycle
        if distance > cycle / 2 { distance -= cycle } else if distance < -(cycle / 2) { distance += cycle }
        let near = reference + distance
        return (0..<rowCount(interval: interval)).contains(near) ? near : cycle * Self.repetitions / 2 + value
    }

    /// Returns the value of a row.
    func value(ofRow row: Int, interval: Int) -> Int { cycle(interval: interval).map { row % $0 } ?? row }

    // MARK: Dates

    /// Returns the value of the column for a date.
    func value(of date: Date, reference: Date, interval: Int, formats: DateFormats) -> Int {
        let calendar = formats.calendar
        switch self {
        case .year: return calendar.component(.year, from: date) - 1
        case .month: return calendar.component(.month, from: date) - 1
        case .day: return calendar.component(.day, from: date) - 1
        case .hour: return calendar.component(.hour, from: date)
        case .minute: return calendar.component(.minute, from: date) / interval
        case .dayPeriod: return calendar.component(.hour, from: date) / 12
        case .date:
            let days = calendar.dateComponents([.day], from: reference, to: calendar.startOfDay(for: date)).day ?? 0
            return min(max(days + Self.daysAround, 0), 2 * Self.daysAround)
        case .durationHours, .durationMinutes: return 0
        }
    }

    /// Returns a date with the value of the column changed. A day that the month does not have becomes its last one.
    func date(_ date: Date, setting value: Int, reference: Date, interval: Int, formats: DateFormats) -> Date {
        let calendar = formats.calendar
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        switch self {
        case .year: parts.year = value + 1
        case .month: parts.month = value + 1
        case .day: parts.day = value + 1
        case .hour: parts.hour = value
        case .minute: parts.minute = value * interval
        case .dayPeriod: parts.hour = (parts.hour ?? 0) % 12 + value * 12
        case .date:
            let day = calendar.date(byAdding: .day, value: value - Self.daysAround, to: reference) ?? reference
            return formats.withoutSeconds(formats.date(date, onDayOf: day))
        case .durationHours, .durationMinutes: return date
        }
        if self == .year || self == .month || self == .day {
            var first = parts
            first.day = 1
            let month = calendar.date(from: first) ?? date
            parts.day = min(parts.day ?? 1, formats.dayCount(ofMonthOf: month))
        }
        return calendar.date(from: parts) ?? date
    }

    /// Returns the text of a value. The example is a date of the month and year that are shown.
    func title(of value: Int, reference: Date, interval: Int, formats: DateFormats) -> String {
        switch self {
        case .month:
            return formats.calendar.standaloneMonthSymbols[value % 12]
        case .dayPeriod: return value == 0 ? formats.calendar.amSymbol : formats.calendar.pmSymbol
        case .durationHours: return formats.number(value)
        case .durationMinutes: return formats.number(value * interval)
        case .date:
            if value == Self.daysAround { return formats.today }
            let date = self.date(reference, setting: value, reference: reference, interval: interval, formats: formats)
            return formats.text(date, template: "EEEMMMd")
        case .year, .day, .hour, .minute:
            let date = self.date(
                example(formats),
                setting: value,
                reference: reference,
                interval: interval,
                formats: formats
            )
            switch self {
            case .year: return formats.text(date, template: "y")
            case .day: return formats.text(date, template: "d")
            case .hour: return formats.text(date, format: formats.hasDayPeriod ? "h" : "HH")
            default: return formats.text(date, format: "mm")
            }
        }
    }

    /// A date of a month with 31 days, without a change of the clock.
    private func example(_ formats: DateFormats) -> Date {
        let parts = DateComponents(year: 2001, month: 1, day: 15, hour: 12)
        return formats.calendar.date(from: parts) ?? Date(timeIntervalSinceReferenceDate: 0)
    }
}
