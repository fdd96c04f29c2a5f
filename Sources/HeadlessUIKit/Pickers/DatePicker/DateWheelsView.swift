import Foundation

/// The wheels of a date picker.
@MainActor final class DateWheelsView: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    private unowned let picker: UIDatePicker
    private let wheels = UIPickerView()
    private let columns: [DateColumn]
    /// The day in the center of the wheel of days.
    private let reference: Date
    private var unitLabels: [UILabel] = []

    /// UIKit's metrics, in points.
    private enum Metrics {
        static let size = CGSize(width: 320, height: 216)
        static let fontSize: CGFloat = 21
        static let unitFontSize: CGFloat = 17
        static let padding: CGFloat = 24
        static let spacing: CGFloat = 8
    }

    init(picker: UIDatePicker, columns: [DateColumn]) {
        self.picker = picker
        self.columns = columns
        reference = picker.formats.calendar.startOfDay(for: Date())
        super.init(frame: CGRect(origin: .zero, size: Metrics.size))
        wheels.dataSource = self
        wheels.delegate = self
        addSubview(wheels)
        if isDuration { for unit in ["hours", "min"] { addUnitLabel(unit) } }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private var isDuration: Bool { columns.contains(.durationHours) }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the column that a component of the wheels shows. They run in reading direction.
    private func column(of component: Int) -> DateColumn {
        columns[isMirrored ? columns.count - 1 - component : component]
    }

    // MARK: Value

    var fittingSize: CGSize { Metrics.size }

    func update(animated: Bool) {
        wheels.isUserInteractionEnabled = picker.isEnabled
        for component in columns.indices {
            let column = column(of: component)
            let selected = wheels.selectedRow(inComponent: component)
            let isFresh = selected < 0 || !isShown
            let row = column.row(
                of: value(of: column),
                near: isFresh ? nil : selected,
                interval: picker.minuteInterval
            )
            if row != selected { wheels.selectRow(row, inComponent: component, animated: animated && isShown) }
        }
        isShown = true
        for component in columns.indices { updateColors(of: component) }
    }

    /// Whether the wheels have shown a value yet.
    private var isShown = false

    private func value(of column: DateColumn) -> Int {
        let minutes = Int(picker.countDownDuration) / 60
        return switch column {
        case .durationHours: minutes / 60
        case .durationMinutes: minutes % 60 / picker.minuteInterval
        default:
            column.value(
                of: picker.date,
                reference: reference,
                interval: picker.minuteInterval,
                formats: picker.formats
            )
        }
    }

    private func date(selecting value: Int, in column: DateColumn) -> Date {
        column.date(
            picker.date,
            setting: value,
            reference: reference,
            interval: picker.minuteInterval,
            formats: picker.formats
        )
    }

    /// Returns whether a row would select a date within the limits.
    private func isSelectable(_ row: Int, in column: DateColumn) -> Bool {
        let limits = picker.limits
        let value = column.value(ofRow: row, interval: picker.minuteInterval)
        if column == .day, value >= picker.formats.dayCount(ofMonthOf: picker.date) { return false }
        guard limits.earliest != nil || limits.latest != nil else { return true }
        let date = date(selecting: value, in: column)
        let unit: Calendar.Component =
            switch column {
            case .year: .year
            case .month: .month
            case .day, .date: .day
            case .hour, .dayPeriod: .hour
            default: .minute
            }
        let calendar = picker.formats.calendar
        let start = limits.earliest.map { calendar.compare(date, to: $0, toGranularity: unit) }
        let end = limits.latest.map { calendar.compare(date, to: $0, toGranularity: unit) }
        return start != .orderedAscending && end != .orderedDescending
    }

    // MARK: Wheels

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        column(of: component).rowCount(interval: picker.minuteInterval)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        if isDuration { return Metrics.size.width / 2 - Metrics.padding }
        let font = UIFont.systemFont(ofSize: Metrics.fontSize)
        let samples = column(of: component).widthSamples(reference: reference, formats: picker.formats)
        let widest = samples.map { ($0 as NSString).size(withAttributes: [.font: font]).width }.max() ?? 0
        return (widest + Metrics.padding).rounded(.up)
    }

    func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        let column = column(of: component)
        let label = view as? UILabel ?? UILabel()
        label.font = .monospacedDigitSystemFont(ofSize: Metrics.fontSize, weight: .regular)
        label.adjustsFontSizeToFitWidth = true
        label.text = column.title(
            of: column.value(ofRow: row, interval: picker.minuteInterval),
            reference: reference,
            interval: picker.minuteInterval,
            formats: picker.formats
        )
        label.textAlignment = column.alignment(isMirrored: isMirrored)
        label.textColor = isSelectable(row, in: column) ? picker.titleColor ?? .label : .tertiaryLabel
        return label
    }

    private func updateColors(of component: Int) {
        let column = column(of: component)
        for (row, view) in wheels.visibleViews(inComponent: component) {
            (view as? UILabel)?.textColor = isSelectable(row, in: column) ? picker.titleColor ?? .label : .tertiaryLabel
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let column = column(of: component)
        let value = column.value(ofRow: row, interval: picker.minuteInterval)
        let minutes = Int(picker.countDownDuration) / 60
        switch column {
        case .durationHours: picker.choose(duration: TimeInterval((value * 60 + minutes % 60) * 60))
        case .durationMinutes:
            picker.choose(duration: TimeInterval((minutes / 60 * 60 + value * picker.minuteInterval) * 60))
        default: picker.choose(date(selecting: value, in: column))
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
        for (index, label) in unitLabels.enumerated() {
            let size = label.sizeThatFits(.zero)
            let half = bounds.width / 2
            let slot = CGFloat(isMirrored ? 1 - index : index)
            let offset = Metrics.spacing + Metrics.padding
            let x = isMirrored ? half * (slot + 0.5) - offset - size.width : half * (slot + 0.5) + offset
            label.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        }
    }

    private func addUnitLabel(_ unit: String) {
        let label = UILabel()
        label.text = unit
        label.font = .systemFont(ofSize: Metrics.unitFontSize, weight: .semibold)
        unitLabels.append(label)
        addSubview(label)
    }
}

extension DateColumn {
    /// Where the texts of a column are: numbers beside each other are close to each other.
    fileprivate func alignment(isMirrored: Bool) -> NSTextAlignment {
        switch self {
        case .month: isMirrored ? .right : .left
        case .date: isMirrored ? .left : .right
        default: .center
        }
    }

    /// Returns texts that are as wide as the widest ones of the column.
    fileprivate func widthSamples(reference: Date, formats: DateFormats) -> [String] {
        let values: [Int] =
            switch self {
            case .month: Array(0..<12)
            case .dayPeriod: [0, 1]
            case .year: [1999]
            case .day: [27]
            case .hour: [22]
            case .minute: [58]
            case .date: Array(20_000..<20_031)
            case .durationHours, .durationMinutes: [0]
            }
        return values.map { title(of: $0, reference: reference, interval: 1, formats: formats) }
    }
}
