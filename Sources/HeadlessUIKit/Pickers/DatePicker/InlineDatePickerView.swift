import Foundation

/// The calendar of an inline date picker, with a label for the time.
@MainActor final class InlineDatePickerView: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let header: CalendarHeaderView?
    private let weekdays = CalendarWeekdaysView()
    private let grid = CalendarGridView()
    private var monthWheels: DateWheelsView?
    private let timeRow: InlineTimeRow?
    /// The first moment of the month that is shown.
    private var month: Date

    /// UIKit's metrics, in points.
    private enum Metrics {
        static let width: CGFloat = 320
        static let headerHeight: CGFloat = 44
        static let weekdaysHeight: CGFloat = 20
        static let gridHeight: CGFloat = 264
        static let timeHeight: CGFloat = 48
        static let duration: TimeInterval = 0.25
    }

    /// Creates the content for the picker's mode. With `false` there is no time, as in the popover of a compact picker.
    init(picker: UIDatePicker, showsTime: Bool = true) {
        self.picker = picker
        month = picker.formats.month(of: picker.date)
        header = picker.datePickerMode == .time ? nil : CalendarHeaderView()
        timeRow =
            showsTime && picker.datePickerMode != .date
            ? InlineTimeRow(picker: picker, hasTitle: picker.datePickerMode == .dateAndTime) : nil
        super.init(frame: .zero)
        if let header {
            header.didMove = { [weak self] months in self?.move(by: months) }
            header.didTapTitle = { [weak self] in self?.toggleMonthWheels() }
            grid.didChoose = { [weak self] day in self?.choose(day) }
            for view in [header, weekdays, grid] { addSubview(view) }
        }
        if let timeRow { addSubview(timeRow) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private var calendarHeight: CGFloat { Metrics.headerHeight + Metrics.weekdaysHeight + Metrics.gridHeight }

    var fittingSize: CGSize {
        let time = timeRow == nil ? 0 : Metrics.timeHeight
        let width = header == nil ? timeRow?.fittingSize.width ?? 0 : Metrics.width
        return CGSize(width: width, height: time + (header == nil ? 0 : calendarHeight))
    }

    /// Shows the selected day and its month. While the month's wheels are shown the month is theirs.
    func update(animated: Bool) {
        month = picker.formats.month(of: picker.date)
        showMonth()
        monthWheels?.update(animated: animated)
        timeRow?.update(animated: animated)
    }

    private func showMonth() {
        guard let header else { return }
        let formats = picker.formats
        let limits = picker.limits
        header.show(
            formats.text(month, template: "yMMMM"),
            isOpen: monthWheels != nil,
            canGoBack: limits.earliest.map { formats.month(of: $0) < month } ?? true,
            canGoOn: limits.latest.map { formats.month(of: $0) > month } ?? true
        )
        weekdays.show(formats.calendar)
        grid.show(month: month, selected: picker.date, limits: limits, formats: formats)
    }

    private func move(by months: Int) {
        month = picker.formats.calendar.date(byAdding: .month, value: months, to: month) ?? month
        showMonth()
    }

    private func choose(_ day: Date) {
        picker.choose(picker.formats.date(picker.date, onDayOf: day))
    }

    private func toggleMonthWheels() {
        if let monthWheels {
            monthWheels.removeFromSuperview()
            self.monthWheels = nil
        } else {
            let wheels = DateWheelsView(picker: picker, columns: picker.formats.dayColumns(template: "yMMMM"))
            monthWheels = wheels
            addSubview(wheels)
            wheels.update(animated: false)
        }
        weekdays.isHidden = monthWheels != nil
        grid.isHidden = monthWheels != nil
        showMonth()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        if let header {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Metrics.headerHeight)
            weekdays.frame = CGRect(
                x: 0,
                y: Metrics.headerHeight,
                width: bounds.width,
                height: Metrics.weekdaysHeight
            )
            y = Metrics.headerHeight + Metrics.weekdaysHeight
            let time = timeRow == nil ? 0 : Metrics.timeHeight
            grid.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(0, bounds.height - y - time))
            monthWheels?.frame = CGRect(
                x: 0,
                y: Metrics.headerHeight,
                width: bounds.width,
                height: grid.frame.maxY - Metrics.headerHeight
            )
            y = grid.frame.maxY
        }
        timeRow?.frame = CGRect(x: 0, y: y, width: bounds.width, height: bounds.height - y)
    }
}

/// The row of an inline date picker with the time, which shows wheels when tapped.
@MainActor private final class InlineTimeRow: UIView, DatePickerContent {
    private let title = UILabel()
    private let time: CompactDatePickerView

    private static let margin: CGFloat = 16

    init(picker: UIDatePicker, hasTitle: Bool) {
        time = CompactDatePickerView(picker: picker, parts: [.time])
        super.init(frame: .zero)
        title.text = hasTitle ? "Time" : nil
        title.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
        addSubview(title)
        addSubview(time)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var fittingSize: CGSize { time.fittingSize }

    func update(animated: Bool) {
        time.update(animated: animated)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = title.text != nil
        let size = time.fittingSize
        let label = title.sizeThatFits(.zero)
        let margin = hasTitle ? Self.margin : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let right = bounds.width - margin
        title.frame = CGRect(
            x: isMirrored ? right - label.width : margin,
            y: bounds.midY - label.height / 2,
            width: label.width,
            height: label.height
        )
        time.frame = CGRect(
            x: isMirrored ? margin : right - size.width,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }
}
