import DeclarativeCollections
import PortableUIKit

/// A compact date picker at the right of a row, which opens UIKit's calendar or wheels.
///
/// The state belongs to the app: the handler is expected to change it and apply a new content.
public struct RightDate: RightLineContent, Sendable {
    /// The view of the part.
    public typealias View = RightLineView<RightDate>

    /// The date.
    public var date: Date

    /// What the control selects.
    public var mode: DateMode

    /// The earliest date; `nil` for none.
    public var minimum: Date?

    /// The latest date; `nil` for none.
    public var maximum: Date?

    /// The locale of the format; `nil` for the current one.
    public var locale: Locale?

    /// The time zone; `nil` for the current one.
    public var timeZone: TimeZone?

    /// Whether the control is enabled.
    public var isEnabled: Bool

    /// Called with a date that the user selects.
    @ForceEquatable public var didChangeHandler: (@MainActor (Date) -> Void)?

    /// Creates a date picker, by default without limits.
    public init(
        date: Date,
        mode: DateMode = .date,
        minimum: Date? = nil,
        maximum: Date? = nil,
        locale: Locale? = nil,
        timeZone: TimeZone? = nil,
        isEnabled: Bool = true,
        didChangeHandler: (@MainActor (Date) -> Void)? = nil
    ) {
        self.date = date
        self.mode = mode
        self.minimum = minimum
        self.maximum = maximum
        self.locale = locale
        self.timeZone = timeZone
        self.isEnabled = isEnabled
        self.didChangeHandler = didChangeHandler
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func elements(in theme: CellTheme) -> [any PartElement] {
        [
            DateElement(
                date: date,
                mode: mode,
                minimum: minimum,
                maximum: maximum,
                locale: locale,
                timeZone: timeZone,
                isEnabled: isEnabled,
                tint: theme.palette.accent,
                handler: didChangeHandler
            )
        ]
    }
}
