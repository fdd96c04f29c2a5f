import Foundation

/// A control to select a date, a time or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What a date picker selects.
    public enum Mode: Int, Sendable {
        /// The hour and the minute.
        case time = 0
        /// The day, the month and the year.
        case date = 1
        /// The day, the hour and the minute.
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
    }

    /// The limits of minutes and durations, in minutes and seconds.
    private enum Limits {
        static let longestInterval = 30
        static let minutesPerHour = 60
        static let shortestDuration: TimeInterval = 60
        static let longestDuration: TimeInterval = 24 * 60 * 60 - 60
    }

    private var dateStorage = Date() { didSet { notifyObservers() } }
    private var durationStorage: TimeInterval = 0
    private var calendarStorage: Calendar?
    private var valueView: (any DatePickerContent)?

    /// Creates a date picker for the current date.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// The color of titles on wheels, which has no property, but apps set by its name.
    private(set) final var titleColor: UIColor?

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool {
        guard name == "textColor" else { return super.setInterfaceOutlet(name, to: value) }
        titleColor = value as? UIColor
        valueView?.update(animated: false)
        return true
    }

    /// Creates a date picker from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentHorizontalAlignment = .trailing
        showContent()
    }

    // MARK: Value

    /// What the picker selects.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { showContent() } }
    }

    /// The selected date, within the limits. Setting it sends no event.
    open var date: Date {
        get { roundsToMinuteInterval ? formats.rounded(dateStorage, toMinutes: minuteInterval) : dateStorage }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the selected date. It is moved within the limits and sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        dateStorage = clamped(date)
        valueView?.update(animated: animated)
    }

    /// The earliest date; `nil` for none. Ignored if it is later than the latest date, and in a countdown.
    open var minimumDate: Date? {
        didSet { if minimumDate != oldValue { limitsChanged() } }
    }

    /// The latest date; `nil` for none. Ignored if it is earlier than the earliest date, and in a countdown.
    open var maximumDate: Date? {
        didSet { if maximumDate != oldValue { limitsChanged() } }
    }

    /// The selected duration in seconds, from a minute to 23 hours and 59 minutes. Only for a countdown.
    open var countDownDuration: TimeInterval {
        get { durationStorage }
        set {
            durationStorage = roundedDuration(newValue)
            valueView?.update(animated: false)
        }
    }

    /// The interval of the minutes, from 1 to 30. Values that do not divide 60 are ignored.
    open var minuteInterval: Int {
        get { interval }
        set {
            let isValid = (1...Limits.longestInterval).contains(newValue) && Limits.minutesPerHour % newValue == 0
            guard isValid, newValue != interval else { return }
            interval = newValue
            showContent()
        }
    }

    private var interval = 1

    /// Whether the date is rounded down to a multiple of `minuteInterval`.
    open var roundsToMinuteInterval = true {
        didSet { if roundsToMinuteInterval != oldValue { valueView?.update(animated: false) } }
    }

    // MARK: Formats

    /// The locale, which determines the formats; `nil` for the current one.
    open var locale: Locale? {
        didSet { if locale != oldValue { formatsChanged() } }
    }

    /// The calendar; `nil` resets it to the current one.
    open var calendar: Calendar! {
        get { calendarStorage ?? .current }
        set {
            calendarStorage = newValue
            formatsChanged()
        }
    }

    /// The time zone; `nil` for that of the calendar.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { formatsChanged() } }
    }

    private var formatsStorage: DateFormats?

    /// The formats of the locale, created on first use.
    final var formats: DateFormats {
        if let formatsStorage { return formatsStorage }
        let calendar = calendarStorage ?? .current
        let formats = DateFormats(
            locale: locale ?? calendarStorage?.locale ?? .current,
            calendar: calendar,
            timeZone: timeZone ?? calendar.timeZone
        )
        formatsStorage = formats
        return formats
    }

    // MARK: Style

    /// The preferred style. Not every mode has every style.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { showContent() } }
    }

    /// The style that is shown.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { valueView?.fittingSize ?? .zero }

    /// Returns the size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Lays out the content. Compact labels are aligned as `contentHorizontalAlignment` says.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let valueView else { return }
        guard datePickerStyle == .compact else {
            valueView.frame = bounds
            return
        }
        let size = valueView.fittingSize
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading, .fill: bounds.minX
            case .right, .trailing: bounds.maxX - size.width
            case .center: bounds.midX - size.width / 2
            }
        valueView.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    override func stateDidChange() {
        super.stateDidChange()
        valueView?.alpha = isEnabled ? 1 : Self.disabledAlpha
        valueView?.isUserInteractionEnabled = isEnabled
    }

    private static let disabledAlpha: CGFloat = 0.5

    /// Updates the layout for the direction and the fonts.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        valueView?.update(animated: false)
    }

    /// The children are the accessible elements.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? false }
        set { super.isAccessibilityElement = newValue }
    }
}

// MARK: - Content

extension UIDatePicker {
    private func showContent() {
        let style = datePickerStyle
        valueView?.removeFromSuperview()
        let new: any DatePickerContent =
            switch style {
            case .compact: CompactDatePickerView(picker: self)
            case .inline: InlineDatePickerView(picker: self)
            case .wheels, .automatic: DateWheelsView(picker: self, columns: formats.columns(for: datePickerMode))
            }
        valueView = new
        addSubview(new)
        if datePickerMode == .countDownTimer, durationStorage == 0 { durationStorage = Limits.shortestDuration }
        new.update(animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        stateDidChange()
    }

    private func formatsChanged() {
        formatsStorage = nil
        showContent()
    }

    private func limitsChanged() {
        dateStorage = clamped(dateStorage)
        valueView?.update(animated: false)
    }

    /// The limits, unless they contradict each other.
    final var limits: (earliest: Date?, latest: Date?) {
        if datePickerMode == .countDownTimer { return (nil, nil) }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
        return (minimumDate, maximumDate)
    }

    /// Returns a date moved within the limits.
    final func clamped(_ date: Date) -> Date {
        let (earliest, latest) = limits
        return min(max(date, earliest ?? date), latest ?? .distantFuture)
    }

    private func roundedDuration(_ duration: TimeInterval) -> TimeInterval {
        let step = TimeInterval(interval) * Limits.shortestDuration
        let whole = (min(max(duration, 0), Limits.longestDuration) / step).rounded(.down) * step
        return max(whole, Limits.shortestDuration)
    }

    /// Selects a date for the user, moves it within the limits and sends the events.
    final func choose(_ date: Date) {
        let old = self.date
        dateStorage = clamped(date)
        valueView?.update(animated: true)
        if self.date != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// Selects a duration for the user and sends the events.
    final func choose(duration: TimeInterval) {
        let old = durationStorage
        durationStorage = roundedDuration(duration)
        valueView?.update(animated: true)
        if durationStorage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}

/// The view that shows the value of a date picker in one style.
@MainActor protocol DatePickerContent: UIView {
    /// The size of the content, in points.
    var fittingSize: CGSize { get }

    /// Shows the value of the picker.
    func update(animated: Bool)
}
