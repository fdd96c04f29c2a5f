import Foundation

/// Says in words how far a date is from another one, as "1 hour ago".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How much of a date is in words.
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number: "1 day ago".
        case numeric = 0
        /// A name where there is one: "yesterday".
        case named = 1
    }

    /// How long the names of units are.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago"
        case full = 0
        /// "two months ago"
        case spellOut = 1
        /// "2 mo. ago"
        case short = 2
        /// "2mo ago"
        case abbreviated = 3
    }

    /// Whether dates have names.
    open var dateTimeStyle = DateTimeStyle.numeric

    /// How long the names of units are.
    open var unitsStyle = UnitsStyle.full

    /// Where the text stands. No effect here.
    open var formattingContext = Formatter.Context.unknown

    /// The calendar in which dates differ.
    open var calendar: Calendar! = .autoupdatingCurrent

    /// The language.
    open var locale: Locale! = .autoupdatingCurrent

    /// Returns the text for a date that is a number of seconds from now: in the past if it is negative.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns the text for a date as seen from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        Date.AnchoredRelativeFormatStyle(
            anchor: date,
            presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: style,
            locale: locale ?? .autoupdatingCurrent,
            calendar: calendar ?? .autoupdatingCurrent
        ).format(referenceDate)
    }

    /// Returns the text for a difference from now.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date.now
        let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    /// Returns the text for a date as seen from now; `nil` for other values.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    private var style: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
