import Foundation

/// Says how long something takes, as "1:02:05" or "1 hour, 2 minutes". The words are English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "9:41:30"
        case positional = 0
        /// "9h 41m 30s"
        case abbreviated = 1
        /// "9 hr, 41 min, 30 sec"
        case short = 2
        /// "9 hours, 41 minutes, 30 seconds"
        case full = 3
        /// "nine hours, forty-one minutes, thirty seconds"
        case spellOut = 4
        /// "9hr 41min 30sec"
        case brief = 5
    }

    /// Which units of zero are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the behavior.
        public let rawValue: UInt

        /// Creates a behavior from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Those before the first unit that is not zero in the positional style, all of them in the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those before the first unit that is not zero.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those between units that are not zero.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those behind the last unit that is not zero.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All of them.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None of them; positional numbers but the first have two digits in any case.
        public static let pad = ZeroFormattingBehavior(rawValue: 0x10000)
    }

    /// The units, from the largest on, with their names.
    private struct Unit {
        let flag: NSCalendar.Unit
        let component: Calendar.Component
        let value: @Sendable (DateComponents) -> Int?
        let full: String
        let short: (one: String, many: String)
        let abbreviated: String
    }

    private static let units = [
        Unit(flag: .year, component: .year, value: { $0.year }, full: "year", short: ("yr", "yrs"), abbreviated: "y"),
        Unit(
            flag: .month,
            component: .month,
            value: { $0.month },
            full: "month",
            short: ("mth", "mths"),
            abbreviated: "mo"
        ),
        Unit(
            flag: .weekOfMonth,
            component: .weekOfMonth,
            value: { $0.weekOfMonth },
            full: "week",
            short: ("wk", "wks"),
            abbreviated: "w"
        ),
        Unit(flag: .day, component: .day, value: { $0.day }, full: "day", short: ("day", "days"), abbreviated: "d"),
        Unit(flag: .hour, component: .hour, value: { $0.hour }, full: "hour", short: ("hr", "hr"), abbreviated: "h"),
        Unit(
            flag: .minute,
            component: .minute,
            value: { $0.minute },
            full: "minute",
            short: ("min", "min"),
            abbreviated: "m"
        ),
        Unit(
            flag: .second,
            component: .second,
            value: { $0.second },
            full: "second",
            short: ("sec", "sec"),
            abbreviated: "s"
        ),
    ]

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional

    /// The units that are used; none stands for all.
    open var allowedUnits: NSCalendar.Unit = []

    /// Which units of zero are left out.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default

    /// The calendar that says how long months and years are.
    open var calendar: Calendar? = .autoupdatingCurrent

    /// The date from which a number of seconds counts.
    open var referenceDate: Date?

    /// Whether the last unit has a fraction. No effect here.
    open var allowsFractionalUnits = false

    /// The number of units that are used at most; 0 for no limit.
    open var maximumUnitCount = 0

    /// Whether a largest unit of less than one is counted in the next one. No effect here.
    open var collapsesLargestUnit = false

    /// Whether the text begins with "About".
    open var includesApproximationPhrase = false

    /// Whether the text ends with "remaining".
    open var includesTimeRemainingPhrase = false

    /// Where the text stands. No effect here.
    open var formattingContext = Formatter.Context.unknown

    /// Returns the text for a number of seconds; `nil` if the number is infinite, NaN or 1e15 and more.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Returns the text for the time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let components = Set(Self.units.filter { isAllowed($0) }.map(\.component))
        var calendar = calendar ?? .autoupdatingCurrent
        // A day has 24 hours, however clocks are set.
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return text(calendar.dateComponents(components, from: startDate, to: endDate))
    }

    /// Returns the text for components of a date.
    open func string(from components: DateComponents) -> String? {
        var calendar = calendar ?? .autoupdatingCurrent
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Returns the text for components of a date in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns the text for components of a date; `nil` for other values.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    private func isAllowed(_ unit: Unit) -> Bool { allowedUnits.isEmpty || allowedUnits.contains(unit.flag) }

    private func text(_ components: DateComponents) -> String? {
        var values = Self.units.filter { isAllowed($0) }.map { (unit: $0, value: $0.value(components) ?? 0) }
        guard !values.isEmpty else { return nil }
        let isNegative = values.contains { $0.value < 0 }
        values = values.map { ($0.unit, abs($0.value)) }
        values = withoutZeros(values)
        if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
        let text = (isNegative ? "-" : "") + joined(values)
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func withoutZeros(_ all: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
        var dropped = zeroFormattingBehavior
        if dropped.contains(.default) { dropped = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard !dropped.contains(.pad), let first = all.firstIndex(where: { $0.value != 0 }),
            let last = all.lastIndex(where: { $0.value != 0 })
        else { return dropped.contains(.pad) ? all : Array(all.suffix(1)) }
        return all.enumerated().filter { index, element in
            guard element.value == 0 else { return true }
            if index < first { return !dropped.contains(.dropLeading) }
            if index > last { return !dropped.contains(.dropTrailing) }
            return !dropped.contains(.dropMiddle)
        }.map(\.element)
    }

    private func joined(_ values: [(unit: Unit, value: Int)]) -> String {
        switch unitsStyle {
        case .positional:
            values.enumerated().map { index, element in
                index == 0 || element.value > 9 ? "\(element.value)" : "0\(element.value)"
            }.joined(separator: ":")
        case .abbreviated: values.map { "\($0.value)\($0.unit.abbreviated)" }.joined(separator: " ")
        case .brief: values.map { "\($0.value)\(short($0))" }.joined(separator: " ")
        case .short: values.map { "\($0.value) \(short($0))" }.joined(separator: ", ")
        case .full: values.map { "\($0.value) \(full($0))" }.joined(separator: ", ")
        case .spellOut: values.map { "\(Self.spelled($0.value)) \(full($0))" }.joined(separator: ", ")
        }
    }

    private func short(_ value: (unit: Unit, value: Int)) -> String {
        value.value == 1 ? value.unit.short.one : value.unit.short.many
    }

    private func full(_ value: (unit: Unit, value: Int)) -> String { value.unit.full + (value.value == 1 ? "" : "s") }

    private static func spelled(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
}
