import Foundation

/// The labels of a compact date picker. A tap shows a calendar or wheels above the other content of the window.
@MainActor final class CompactDatePickerView: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private var labels: [DateLabelButton] = []

    private static let spacing: CGFloat = 6

    /// Creates the labels for some parts of the date.
    init(picker: UIDatePicker, parts: [DateLabelButton.Part]) {
        self.picker = picker
        super.init(frame: .zero)
        for part in parts {
            let label = DateLabelButton(part: part)
            label.addAction(
                UIAction { [weak self, weak label] _ in
                    if let label { self?.showPopover(for: label) }
                },
                for: .touchUpInside
            )
            labels.append(label)
            addSubview(label)
        }
    }

    /// Creates the labels for the picker's mode.
    convenience init(picker: UIDatePicker) {
        let parts: [DateLabelButton.Part] =
            switch picker.datePickerMode {
            case .date: [.day]
            case .time: [.time]
            default: [.day, .time]
            }
        self.init(picker: picker, parts: parts)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var fittingSize: CGSize {
        let sizes = labels.map(\.intrinsicContentSize)
        let spacing = Self.spacing * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: sizes.reduce(spacing) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    func update(animated: Bool) {
        for label in labels { label.show(picker.date, formats: picker.formats) }
        popover?.pickerContent.update(animated: animated)
        picker.invalidateIntrinsicContentSize()
        picker.setNeedsLayout()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for label in labels {
            let width = label.intrinsicContentSize.width
            label.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x,
                y: 0,
                width: width,
                height: bounds.height
            )
            x += width + Self.spacing
        }
    }

    // MARK: Popover

    private weak var popover: DatePickerPopover?

    private func showPopover(for label: DateLabelButton) {
        guard let window, popover == nil else { return }
        let content: any DatePickerContent =
            label.part == .day
            ? InlineDatePickerView(picker: picker, showsTime: false)
            : DateWheelsView(picker: picker, columns: picker.formats.columns(for: .time))
        let popover = DatePickerPopover(pickerContent: content, label: label)
        popover.frame = window.bounds
        window.addSubview(popover)
        self.popover = popover
        content.update(animated: false)
        label.isSelected = true
        popover.didEnd = { [weak label] in label?.isSelected = false }
    }

    /// Dismisses the popover when the picker is removed, for example because its cell is reused.
    override func willLeaveWindow() {
        super.willLeaveWindow()
        popover?.end()
    }
}

/// A label of a compact date picker.
@MainActor final class DateLabelButton: UIControl {
    enum Part {
        case day, time
    }

    let part: Part
    private let label = UILabel()

    /// UIKit's metrics, in points.
    private enum Metrics {
        static let height: CGFloat = 34
        static let padding: CGFloat = 11
        static let fontSize: CGFloat = 17
        static let cornerRadius: CGFloat = 6
    }

    init(part: Part) {
        self.part = part
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Metrics.cornerRadius
        label.font = .monospacedDigitSystemFont(ofSize: Metrics.fontSize, weight: .regular)
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ date: Date, formats: DateFormats) {
        label.text = part == .day ? formats.day(date) : formats.time(date)
        accessibilityLabel = label.text
        invalidateIntrinsicContentSize()
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: (label.intrinsicContentSize.width + 2 * Metrics.padding).rounded(.up), height: Metrics.height)
    }

    override func stateDidChange() {
        super.stateDidChange()
        showColor()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    private func showColor() {
        label.textColor = isSelected ? tintColor : isHighlighted ? .secondaryLabel : .label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
