import Foundation

/// The days of a month.
@MainActor final class CalendarGridView: UIView {
    /// Called with the day that was tapped.
    var didChoose: ((Date) -> Void)?
    private var days: [CalendarDayButton] = []
    /// The column of the first day.
    private var offset = 0

    private static let columns = 7
    private static let rows = 6

    /// Shows the days of a month. Days beyond the limits are disabled.
    func show(month: Date, selected: Date, limits: (earliest: Date?, latest: Date?), formats: DateFormats) {
        let calendar = formats.calendar
        let count = formats.dayCount(ofMonthOf: month)
        let columns = Self.columns
        offset = (calendar.component(.weekday, from: month) - calendar.firstWeekday + columns) % columns
        makeButtons(count)
        for (index, button) in days.enumerated() {
            let day = calendar.date(byAdding: .day, value: index, to: month) ?? month
            let start = limits.earliest.map { calendar.compare(day, to: $0, toGranularity: .day) }
            let end = limits.latest.map { calendar.compare(day, to: $0, toGranularity: .day) }
            button.day = day
            button.isEnabled = start != .orderedAscending && end != .orderedDescending
            button.isSelected = calendar.isDate(day, inSameDayAs: selected)
            button.isToday = calendar.isDateInToday(day)
            button.show(formats.text(day, template: "d"), spoken: formats.text(day, template: "EEEEMMMMd"))
        }
        setNeedsLayout()
    }

    private func makeButtons(_ count: Int) {
        while days.count > count { days.removeLast().removeFromSuperview() }
        while days.count < count {
            let button = CalendarDayButton()
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let day = button?.day { self?.didChoose?(day) }
                },
                for: .touchUpInside
            )
            days.append(button)
            addSubview(button)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = CGSize(
            width: bounds.width / CGFloat(Self.columns),
            height: bounds.height / CGFloat(Self.rows)
        )
        for (index, button) in days.enumerated() {
            let column = (index + offset) % Self.columns
            let row = (index + offset) / Self.columns
            let slot = isMirrored ? Self.columns - 1 - column : column
            button.frame = CGRect(
                origin: CGPoint(x: CGFloat(slot) * size.width, y: CGFloat(row) * size.height),
                size: size
            )
        }
    }
}

/// One day of a calendar.
@MainActor final class CalendarDayButton: UIControl {
    var day: Date?
    var isToday = false
    private let disc = UIView()
    private let label = UILabel()

    /// UIKit's metrics, in points.
    private enum Metrics {
        static let fontSize: CGFloat = 20
        static let selectedFontSize: CGFloat = 22
        static let disc: CGFloat = 44
        static let selectedAlpha: CGFloat = 0.12
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        addSubview(disc)
        addSubview(label)
        disc.isUserInteractionEnabled = false
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ text: String, spoken: String) {
        label.text = text
        accessibilityLabel = spoken
        showState()
    }

    /// Today is drawn in the tint color, the selected day on a disc; the disc is solid if both are the same day.
    private func showState() {
        let isFilled = isSelected && isToday
        label.font = .monospacedDigitSystemFont(
            ofSize: isSelected ? Metrics.selectedFontSize : Metrics.fontSize,
            weight: isSelected ? .medium : .regular
        )
        label.textColor =
            !isEnabled ? .tertiaryLabel : isFilled ? .white : isSelected || isToday ? tintColor : .label
        disc.isHidden = !isSelected
        disc.backgroundColor = isFilled ? tintColor : tintColor.withAlphaComponent(Metrics.selectedAlpha)
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let side = min(Metrics.disc, bounds.width, bounds.height)
        disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
    }
}
