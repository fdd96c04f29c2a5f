import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Right parts made of elements")
struct RightLineTests {
    func show(_ right: some RightContent, isRightToLeft: Bool = false) -> PartScreen {
        PartScreen(LeftTitle(title: "Скорость"), right, isRightToLeft: isRightToLeft)
    }

    @Test("a text button is tapped separately from its row, and is an action of it")
    func textButton() throws {
        var taps: [String] = []
        let screen = show(RightTextButton(title: "Изменить") { taps.append("button") })
        screen.didSelectRow = { taps.append("row") }
        try screen.tap(PartButton.self)
        screen.tap(x: 40)
        expectEqual(taps, ["button", "row"])
        expectEqual(screen.cell?.accessibilityCustomActions?.map(\.name), ["Изменить"])
    }

    @Test("a disabled text button takes no taps")
    func disabledTextButton() throws {
        var taps = 0
        let screen = show(RightTextButton(title: "Изменить", isEnabled: false) { taps += 1 })
        try screen.tap(PartButton.self)
        expectEqual(taps, 0)
    }

    @Test("a slider reports each step once while it is dragged")
    func slider() throws {
        var values: [Double] = []
        let screen = show(RightSlider(value: 0, maximum: 4, step: 1) { values.append($0) })
        let slider = try require(screen.views(PartSlider.self).first)
        let frame = screen.frame(of: slider)
        screen.host.drag(
            from: CGPoint(x: frame.minX + 14, y: frame.midY),
            to: CGPoint(x: frame.maxX, y: frame.midY),
            steps: 40
        )
        expect(values == [1, 2, 3, 4] || values == [1, 2, 3, 4, 4], "\(values)")
    }

    @Test("VoiceOver moves a slider by its step, and by a tenth without one")
    func spokenSlider() throws {
        var values: [Double] = []
        let stepped = show(RightSlider(value: 20, maximum: 100, step: 10, text: "20 км") { values.append($0) })
        expectEqual(stepped.cell?.accessibilityValue, "20 км")
        stepped.cell?.accessibilityIncrement()
        let free = show(RightSlider(value: 0.5) { values.append($0) })
        expectEqual(free.cell?.accessibilityValue, "50%")
        free.cell?.accessibilityDecrement()
        expect(values.count == 2 && values[0] == 30 && abs(values[1] - 0.4) < 0.001)
    }

    @Test("segments report the index of a tapped one", arguments: [false, true])
    func segments(isRightToLeft: Bool) throws {
        var indexes: [Int] = []
        let part = RightSegments(titles: ["День", "Ночь"], selectedIndex: 0) { indexes.append($0) }
        let screen = show(part, isRightToLeft: isRightToLeft)
        let control = try require(screen.views(PartSegmentedControl.self).first)
        expectEqual(screen.cell?.accessibilityValue, "День")
        let frame = screen.frame(of: control)
        screen.host.tap(at: CGPoint(x: isRightToLeft ? frame.minX + 10 : frame.maxX - 10, y: frame.midY))
        expectEqual(indexes, [1])
    }

    @Test("an index without a segment or an option selects nothing")
    func indexesOutside() throws {
        let segments = show(RightSegments(titles: ["День"], selectedIndex: 7))
        try expect(require(segments.views(PartSegmentedControl.self).first).selectedSegmentIndex == -1)
        let menu = show(RightMenu(options: ["День"], selectedIndex: -1, placeholder: "Выбрать"))
        expectEqual(menu.cell?.accessibilityValue, "Выбрать")
    }

    @Test("a menu button opens UIKit's menu, which reports the selected option")
    func menu() throws {
        var indexes: [Int] = []
        let screen = show(RightMenu(options: ["За месяц", "За год"], selectedIndex: 0) { indexes.append($0) })
        try screen.tap(PartMenuButton.self)
        screen.host.advance(by: 1)
        let shown = try require(screen.host.contextMenu)
        _ = shown.performAction(titled: "За год")
        expectEqual(indexes, [1])
    }

    @Test("stars are selected where they are tapped, from the leading edge", arguments: [false, true])
    func stars(isRightToLeft: Bool) throws {
        var selected: [Int] = []
        let screen = show(RightStars(value: 2.5) { selected.append($0) }, isRightToLeft: isRightToLeft)
        expectEqual(screen.cell?.accessibilityValue, "2.5/5")
        let frame = screen.frame(of: try require(screen.views(StarsView.self).first))
        screen.host.tap(at: CGPoint(x: isRightToLeft ? frame.maxX - 4 : frame.minX + 4, y: frame.midY))
        screen.host.tap(at: CGPoint(x: isRightToLeft ? frame.minX + 4 : frame.maxX - 4, y: frame.midY))
        expectEqual(selected, [1, 5])
    }

    @Test("stars without a handler leave taps to the row")
    func plainStars() throws {
        var taps = 0
        let screen = show(RightStars(value: 2))
        screen.didSelectRow = { taps += 1 }
        try screen.tap(StarsView.self)
        expectEqual(taps, 1)
    }

    @Test("ratings and progress outside of their range are limited", arguments: [-1, .nan, 99] as [Double])
    func limits(value: Double) {
        let isHigh = value > 0
        expectEqual(show(RightStars(value: value)).cell?.accessibilityValue, isHigh ? "5/5" : "0/5")
        expectEqual(show(RightProgressRing(progress: value)).cell?.accessibilityValue, isHigh ? "100%" : "0%")
    }

    @Test("a date picker shows its date and reports another one")
    func date() throws {
        var dates: [Date] = []
        let part = RightDate(
            date: Date(timeIntervalSinceReferenceDate: 0),
            locale: Locale(identifier: "en_US"),
            timeZone: TimeZone(secondsFromGMT: 0)
        ) { dates.append($0) }
        let screen = show(part)
        expectEqual(screen.cell?.accessibilityValue, "Jan 1, 2001")
        let picker = try require(screen.views(PartDatePicker.self).first)
        expectEqual(picker.datePickerStyle, .compact)
        picker.date = Date(timeIntervalSinceReferenceDate: 86_400)
        picker.sendActions(for: .valueChanged)
        expectEqual(dates, [Date(timeIntervalSinceReferenceDate: 86_400)])
    }

    @Test("the newest handler is called, and what the user has changed stays until the content changes")
    func handlers() throws {
        var calls: [String] = []
        let screen = PartScreen(LeftTitle(title: "A"), RightSlider(value: 0.2) { _ in calls.append("old") })
        let slider = try require(screen.views(PartSlider.self).first)
        slider.value = 0.7
        screen.show(LeftTitle(title: "A"), RightSlider(value: 0.2) { _ in calls.append("new") })
        expect(abs(slider.value - 0.7) < 0.001)
        slider.sendActions(for: .valueChanged)
        expectEqual(calls, ["new"])
        screen.show(LeftTitle(title: "A"), RightSlider(value: 0.3))
        expect(abs(slider.value - 0.3) < 0.001)
    }

    @Test("a check mark, a dot and a ring are spoken with their row")
    func spokenMarks() {
        expectEqual(show(RightCheckmark(isOn: true)).cell?.accessibilityTraits.contains(.selected), true)
        expectEqual(show(RightCheckmark(isOn: false)).cell?.accessibilityTraits.contains(.selected), false)
        expectEqual(show(RightDot(label: "Новое")).cell?.accessibilityLabel, "Скорость, Новое")
        expectEqual(
            show(RightDetailSubtitle(text: "12", subtitle: "вчера")).cell?.accessibilityLabel,
            "Скорость, 12, вчера"
        )
    }

    @Test("a slider, segments and a bar fill the row below the left part")
    func filling() throws {
        do {
            let row = Row(LeftTitle(title: "Скорость"), RightSlider(value: 0.5))
            let screen = RowScreen(row, configuration: .phone(contentSizeCategory: .accessibilityLarge))
            let slider = try require(screen.rowView.descendants(PartSlider.self).first)
            expect(abs(screen.frame(of: slider).width - 358) < 0.01)
        }
        let row = Row(LeftTitle(title: "Скорость"), RightSegments(titles: ["A", "B"], selectedIndex: 0))
        let screen = RowScreen(row, configuration: .phone(contentSizeCategory: .accessibilityLarge))
        let control = try require(screen.rowView.descendants(PartSegmentedControl.self).first)
        expect(abs(screen.frame(of: control).width - 358) < 0.01)
    }
}
