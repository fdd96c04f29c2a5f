import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Date pickers")
struct UIDatePickerTests {
    private let window = makeWindow(width: 360, height: 640)
    private let picker = UIDatePicker()
    private let log = CallLog()

    init() {
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Self.date(2026, 1, 31, 9, 41)
        picker.addAction(UIAction { [log] _ in log.add("changed") }, for: .valueChanged)
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return calendar.date(from: parts) ?? .distantPast
    }

    private func show(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) {
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: picker.intrinsicContentSize)
        window.addSubview(picker)
        window.hostLayout()
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
    }

    private var wheels: UIPickerView {
        get throws { try require(all(UIPickerView.self, in: window).first) }
    }

    private func tap(_ view: UIView) {
        window.hostTouchDown(at: view.convert(view.bounds.center, to: nil))
        window.hostTouchUp()
        window.hostLayout()
    }

    /// Selects the row at a distance from the selected one, as the user does.
    private func turn(_ component: Int, by rows: Int) throws {
        let wheels = try wheels
        let row = wheels.selectedRow(inComponent: component) + rows
        wheels.selectRow(row, inComponent: component, animated: false)
        wheels.delegate?.pickerView(wheels, didSelectRow: row, inComponent: component)
        window.clock.advance(by: 1)
        window.hostLayout()
    }

    private func texts(in component: Int) throws -> String? {
        let wheels = try wheels
        let row = wheels.selectedRow(inComponent: component)
        return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text
    }

    @Test("the automatic style is compact, and wheels for a countdown")
    func styles() {
        expectEqual(picker.datePickerStyle, .compact)
        picker.preferredDatePickerStyle = .inline
        expectEqual(picker.datePickerStyle, .inline)
        picker.datePickerMode = .countDownTimer
        expectEqual(picker.datePickerStyle, .wheels)
    }

    @Test("the wheels of a date are in the locale's order and keep the day within the month")
    func dateWheels() throws {
        show(.wheels, .date)
        expect(try (0..<3).map(texts) == ["January", "31", "2026"])
        try turn(0, by: 1)
        expectEqual(picker.date, Self.date(2026, 2, 28, 9, 41))
        expect(try (0..<3).map(texts) == ["February", "28", "2026"])
        try turn(2, by: 2)
        expectEqual(picker.date, Self.date(2028, 2, 28, 9, 41))
        expectEqual(log.take(), ["changed", "changed"])
        picker.locale = Locale(identifier: "de_DE")
        window.hostLayout()
        expect(try (0..<3).map(texts) == ["28", "Februar", "2028"])
    }

    @Test("the wheels of a time have 12 hours and a half of the day, or 24 hours")
    func timeWheels() throws {
        show(.wheels, .time)
        expect(try wheels.numberOfComponents == 3)
        expect(try (0..<2).map(texts) == ["9", "41"])
        try turn(2, by: 1)
        expectEqual(picker.date, Self.date(2026, 1, 31, 21, 41))
        try turn(0, by: 3)
        expectEqual(picker.date, Self.date(2026, 1, 31, 0, 41))
        picker.locale = Locale(identifier: "fr_FR")
        window.hostLayout()
        expect(try wheels.numberOfComponents == 2)
        expect(try texts(in: 0) == "00")
    }

    @Test("a date beyond the limits is moved to them, and contradicting limits are ignored")
    func limits() throws {
        picker.maximumDate = Self.date(2026, 1, 20)
        expectEqual(picker.date, Self.date(2026, 1, 20))
        picker.minimumDate = Self.date(2026, 1, 10)
        show(.wheels, .date)
        try turn(1, by: -15)
        expectEqual(picker.date, Self.date(2026, 1, 10))
        expect(try texts(in: 1) == "10")
        picker.minimumDate = Self.date(2027, 1, 1)
        picker.date = Self.date(2020, 5, 5)
        expectEqual(picker.date, Self.date(2020, 5, 5))
        expectEqual(log.take(), ["changed"])
    }

    @Test("the minutes are rounded down to the interval, which divides 60")
    func interval() throws {
        picker.minuteInterval = 7
        expectEqual(picker.minuteInterval, 1)
        picker.minuteInterval = 15
        expectEqual(picker.date, Self.date(2026, 1, 31, 9, 30))
        picker.roundsToMinuteInterval = false
        expectEqual(picker.date, Self.date(2026, 1, 31, 9, 41))
        picker.roundsToMinuteInterval = true
        show(.wheels, .time)
        expect(try texts(in: 1) == "30")
        try turn(1, by: 1)
        expectEqual(picker.date, Self.date(2026, 1, 31, 9, 45))
    }

    @Test("a countdown is at least a minute")
    func countdown() throws {
        show(.automatic, .countDownTimer)
        expectEqual(picker.countDownDuration, 60)
        picker.countDownDuration = 90 * 60 + 30
        expectEqual(picker.countDownDuration, 90 * 60)
        expect(try (0..<2).map(texts) == ["1", "30"])
        try turn(0, by: -1)
        try turn(1, by: -30)
        expectEqual(picker.countDownDuration, 60)
        expect(try texts(in: 1) == "1")
        picker.countDownDuration = 200_000
        expectEqual(picker.countDownDuration, 86_340)
    }

    @Test("a tap on a day of an inline calendar selects it with the time unchanged")
    func calendar() throws {
        show(.inline, .dateAndTime)
        picker.maximumDate = Self.date(2026, 2, 20)
        window.hostLayout()
        let days = all(CalendarDayButton.self, in: picker)
        expectEqual(days.count, 31)
        expectEqual(days.firstIndex(where: \.isSelected), 30)
        tap(days[4])
        expectEqual(picker.date, Self.date(2026, 1, 5, 9, 41))
        expectEqual(log.take(), ["changed"])
        let next = try require(all(UIButton.self, in: picker).first { $0.accessibilityLabel == "Next Month" })
        tap(next)
        let february = all(CalendarDayButton.self, in: picker)
        expectEqual(february.count, 28)
        expect(february.map(\.isEnabled).filter { $0 }.count == 20)
        expect(!next.isEnabled)
        // The 1st of February 2026 is a Sunday, the first day of the week in the United States.
        expectEqual(february[0].frame.minX, 0)
    }

    @Test("the labels of a compact picker show a calendar and wheels, until a touch beside them")
    func compact() throws {
        show(.compact, .dateAndTime)
        let labels = all(DateLabelButton.self, in: picker)
        expectEqual(labels.map(\.accessibilityLabel).first, "Jan 31, 2026")
        tap(labels[0])
        expect(labels[0].isSelected)
        tap(all(CalendarDayButton.self, in: window)[1])
        expectEqual(picker.date, Self.date(2026, 1, 2, 9, 41))
        window.hostTouchDown(at: CGPoint(x: 350, y: 630))
        window.hostTouchUp()
        expect(all(CalendarDayButton.self, in: window).isEmpty)
        expect(!labels[0].isSelected)
        tap(labels[1])
        expect(try wheels.numberOfComponents == 3)
        picker.removeFromSuperview()
        expect(all(UIPickerView.self, in: window).isEmpty)
    }
}
