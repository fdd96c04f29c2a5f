import DeclarativeCollections
import PortableUIKit

/// What a date control selects.
public enum DateMode: String, CaseIterable, Hashable, Sendable {
    /// A day.
    case date

    /// A time of day.
    case time

    /// A day and a time.
    case dateAndTime

    var pickerMode: UIDatePicker.Mode {
        switch self {
        case .date: .date
        case .time: .time
        case .dateAndTime: .dateAndTime
        }
    }
}

/// A compact date picker, which opens UIKit's calendar or wheels.
public struct DateElement: PartElement {
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

    /// The tint of the selection.
    public var tint: UIColor

    /// Called with a date that the user selects.
    public var handler: (@MainActor (Date) -> Void)?

    /// Creates a date picker, by default without limits.
    public init(
        date: Date,
        mode: DateMode = .date,
        minimum: Date? = nil,
        maximum: Date? = nil,
        locale: Locale? = nil,
        timeZone: TimeZone? = nil,
        isEnabled: Bool = true,
        tint: UIColor,
        handler: (@MainActor (Date) -> Void)? = nil
    ) {
        self.date = date
        self.mode = mode
        self.minimum = minimum
        self.maximum = maximum
        self.locale = locale
        self.timeZone = timeZone
        self.isEnabled = isEnabled
        self.tint = tint
        self.handler = handler
    }

    /// Creates a date picker.
    public static func makeView() -> PartDatePicker { PartDatePicker(frame: .zero) }

    /// Returns the size that UIKit's control needs.
    public func size(fitting width: CGFloat) -> CGSize {
        let view = Self.measured
        show(in: view)
        let size = PixelGrid.current.alignedUp(view.sizeThatFits(.zero))
        return CGSize(width: min(size.width, width.layoutLength), height: size.height)
    }

    /// Shows the date.
    public func update(_ view: PartDatePicker, isAnimated: Bool) {
        show(in: view)
        view.tintColor = tint
        view.isEnabled = isEnabled
    }

    /// Replaces the handler. A change by the user that the date does not have is taken back.
    public func updateHandlers(_ view: PartDatePicker) {
        view.didChangeHandler = handler
        if view.date != date { view.date = date }
    }

    /// Activating the row opens the picker, whose parts speak the date.
    public func accessibility(of view: PartDatePicker) -> RightControlAccessibility {
        RightControlAccessibility(value: text, traits: isEnabled ? .button : [.button, .notEnabled])
    }

    /// Returns `true`.
    public var isInteractive: Bool { true }

    /// Returns `true`.
    public var isControl: Bool { true }

    private func show(in view: PartDatePicker) {
        if view.preferredDatePickerStyle != .compact { view.preferredDatePickerStyle = .compact }
        if view.datePickerMode != mode.pickerMode { view.datePickerMode = mode.pickerMode }
        if view.locale != locale { view.locale = locale }
        if view.timeZone != timeZone { view.timeZone = timeZone }
        view.minimumDate = minimum
        view.maximumDate = maximum
        if view.date != date { view.date = date }
    }

    private var text: String {
        var style = Date.FormatStyle(
            date: mode == .time ? .omitted : .abbreviated,
            time: mode == .date ? .omitted : .shortened
        )
        if let locale { style.locale = locale }
        if let timeZone { style.timeZone = timeZone }
        return date.formatted(style)
    }

    private static let measured = makeView()
}

/// A date picker that reports its date.
public final class PartDatePicker: UIDatePicker {
    var didChangeHandler: (@MainActor (Date) -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)

        let changed = UIAction { [weak self] _ in
            guard let self else { return }
            didChangeHandler?(date)
        }
        addAction(changed, for: .valueChanged)
    }

    /// Unavailable: create the picker in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("PartDatePicker is made in code; it cannot be decoded.")
    }
}
