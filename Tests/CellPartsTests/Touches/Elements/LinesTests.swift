import CellParts
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Lines, cards and what stands at their ends")
struct LinesTests {
    private func frames(_ screen: PartScreen) -> [String: CGRect] {
        Dictionary(screen.views(UILabel.self).compactMap { label in label.text.map { ($0, screen.frame(of: label)) } })
        {
            first,
            _ in first
        }
    }

    @Test("what stands at the end of a line ends where the part ends, on its first line", arguments: [false, true])
    func trailing(isRightToLeft: Bool) throws {
        let left = LeftLines(lines: [
            PartLine("Title", detail: "12:40"), PartLine("A long text that takes two lines of the row", badge: "3"),
        ])
        let screen = PartScreen(left, isRightToLeft: isRightToLeft)
        let frames = frames(screen)
        let (title, time) = (try require(frames["Title"]), try require(frames["12:40"]))
        let badge = try require(screen.views(BadgeView.self).first)
        let badgeFrame = screen.frame(of: badge)
        let width = screen.host.configuration.size.width
        if isRightToLeft {
            expect(
                abs(time.minX - 16) < 0.6 && abs(badgeFrame.minX - 16) < 0.6 && abs(title.maxX - (width - 16)) < 0.6
            )
        } else {
            expect(abs(time.maxX - (width - 16)) < 0.6 && abs(badgeFrame.maxX - (width - 16)) < 0.6)
            expect(abs(title.minX - 16) < 0.6)
        }
        // Texts share their baseline.
        let fonts = CellTheme.standard.typography
        let traits = badge.traitCollection
        let baselines = [
            title.minY + fonts.title.font(compatibleWith: traits).ascender,
            time.minY + fonts.subtitle.font(compatibleWith: traits).ascender,
        ]
        expect(abs(baselines[0] - baselines[1]) <= 0.5)
        expectEqual(screen.cell?.accessibilityLabel?.contains("Title, 12:40"), true)
    }

    @Test("what stands at the end goes below where a word would be broken beside it")
    func narrow() throws {
        let screen = PartScreen(
            LeftLines(lines: [PartLine("Internationalization", detail: "a detail of some length")]),
            width: 220
        )
        let frames = frames(screen)
        let text = try require(frames["Internationalization"])
        let detail = try require(frames["a detail of some length"])
        expect(detail.minY >= text.maxY && abs(detail.minX - text.minX) < 0.6)
    }

    @Test("what has no room beside each other at the end goes below each other, and nothing is cut")
    func endsBelowEachOther() throws {
        let line = PartLine("Title of some length", detail: "1 234 567 ₸", badge: "new")
        let screen = PartScreen(LeftLines(lines: [line]), textSize: .accessibilityExtraExtraLarge, width: 250)
        let detail = try require(frames(screen)["1 234 567 ₸"])
        let badge = try require(screen.views(BadgeView.self).first)
        let badgeFrame = screen.frame(of: badge)
        expect(badgeFrame.minY >= detail.maxY && badgeFrame.maxX <= 250 - 16)
        let label = try require(screen.views(UILabel.self).first { $0.text == "new" })
        expect(label.bounds.width >= label.sizeThatFits(CGSize(width: 500, height: 500)).width - 0.5)
        // Where there is room, they stay beside each other.
        let wide = PartScreen(LeftLines(lines: [line]), textSize: .accessibilityExtraExtraLarge, width: 700)
        let (text, end) = (try require(frames(wide)["1 234 567 ₸"]), try require(wide.views(BadgeView.self).first))
        expect(wide.frame(of: end).minX >= text.maxX)
    }

    @Test("a mark before the lines is toggled by the part and spoken with its value", arguments: LineMark.allCases)
    func mark(_ mark: LineMark) throws {
        var changes: [Bool] = []
        func part(isOn: Bool) -> LeftLines {
            LeftLines(
                mark: mark,
                isOn: isOn,
                image: .local(Icon.avatar.image),
                lines: [PartLine("Anna")]
            ) { changes.append($0) }
        }
        let off = PartScreen(part(isOn: false))
        let views = off.views(UIImageView.self).map { off.frame(of: $0) }.sorted { $0.minX < $1.minX }
        let text = try require(frames(off)["Anna"])
        expect(views.count >= 2 && views[0].maxX < views[1].minX && views[1].maxX < text.minX)
        expect(off.cell?.accessibilityValue == "0" && off.cell?.accessibilityTraits.contains(.selected) == false)
        off.host.tap(at: CGPoint(x: text.midX, y: text.midY))
        expectEqual(changes, [true])
        let on = PartScreen(part(isOn: true))
        expect(on.cell?.accessibilityValue == "1" && on.cell?.accessibilityTraits.contains(.selected) == true)
        on.host.tap(at: CGPoint(x: text.midX, y: text.midY))
        // A selected radio button stays selected.
        expectEqual(changes, mark == .checkbox ? [true, false] : [true])
    }

    @Test("the column of a leading text is as wide as asked, and never breaks a time")
    func leading() throws {
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let screen = PartScreen(
                LeftLines(leading: "09:30", leadingWidth: 20, lines: [PartLine("Meeting")]),
                textSize: category
            )
            let label = try require(screen.views(UILabel.self).first { $0.text == "09:30" })
            expect(label.bounds.height < label.font.lineHeight * 1.5, "\(category.rawValue)")
        }
        let screen = PartScreen(LeftLines(leading: "•", leadingWidth: 40, lines: [PartLine("Point")]))
        let point = try require(frames(screen)["Point"])
        expect(abs(point.minX - (16 + 40 + 16)) < 0.6)
        // An icon alone is a leading text, too.
        let icon = PartScreen(LeftLines(leading: RichText([.icon(Icon.star.image)]), lines: [PartLine("Point")]))
        try expect(require(frames(icon)["Point"]).minX > 40)
    }

    @Test("lines of levels and timelines reach from the top to the bottom of the row")
    func guides() throws {
        let screen = PartScreen(LeftLines(level: 2, timeline: .middle, lines: [PartLine("Answer")]))
        let guide = try require(screen.views(GuideView.self).first)
        let row = try require(screen.cell).bounds.height
        let lines = guide.subviews.filter { $0.bounds.width == 2 && !$0.isHidden }.map { screen.frame(of: $0) }
        expectEqual(lines.count, 4)
        let cell = screen.frame(of: try require(screen.cell))
        expectEqual(lines.filter { abs($0.minY - cell.minY) < 0.6 && abs($0.height - row) < 0.6 }.count, 2)
        expect(lines.contains { abs($0.maxY - cell.maxY) < 0.6 } && lines.contains { abs($0.minY - cell.minY) < 0.6 })
        let only = PartScreen(LeftLines(timeline: .only, lines: [PartLine("Answer")]))
        let alone = try require(only.views(GuideView.self).first)
        expect(alone.subviews.filter { $0.bounds.width == 2 && $0.bounds.height > 0 && !$0.isHidden }.isEmpty)
    }

    @Test("the control in the corner of a card takes its touches, the rest is the row's", arguments: [false, true])
    func corner(isRightToLeft: Bool) throws {
        var events: [String] = []
        let left = LeftCard(
            image: .local(Icon.image.image),
            corner: .iconButton(Icon.favorite.image, label: "Favorite"),
            lines: [PartLine("Shoes")]
        ) { _ in events.append("favorite") }
        let screen = PartScreen(left, isRightToLeft: isRightToLeft)
        screen.didSelectRow = { events.append("row") }
        let cover = screen.frame(of: try require(screen.views(CoverView.self).first))
        expect(abs(cover.width / cover.height - 4.0 / 3) < 0.02)
        let button = screen.frame(of: try require(screen.views(IconButton.self).first))
        screen.host.tap(at: CGPoint(x: button.midX, y: button.midY))
        screen.host.tap(at: CGPoint(x: cover.midX, y: cover.midY))
        expectEqual(events, ["favorite", "row"])
        expect(isRightToLeft ? button.midX < cover.midX : button.midX > cover.midX)
        expectEqual(screen.cell?.accessibilityCustomActions?.map(\.name), ["Favorite"])
    }

    @Test("a switch in the corner is the value of the card, which activation toggles")
    func toggle() throws {
        var states: [Bool] = []
        let left = LeftCard(icon: Icon.bolt.image, corner: .toggle(isOn: true), lines: [PartLine("Light")]) {
            states.append($0)
        }
        let screen = PartScreen(left)
        let cell = try require(screen.cell)
        expectEqual(cell.accessibilityValue, "1")
        expect(cell.accessibilityActivate())
        let toggle = screen.frame(of: try require(screen.views(UISwitch.self).first))
        screen.host.tap(at: CGPoint(x: toggle.midX, y: toggle.midY))
        screen.host.advance(by: 1)
        expectEqual(states, [false, false])
    }

    @Test("a picture has the ratio that it can have, whatever is asked")
    func ratios() throws {
        for (asked, expected) in [(0.0, 0.25), (100, 4), (.nan, 1), (.infinity, 1), (2, 2)] as [(Double, Double)] {
            let left = LeftCard(image: .local(Icon.image.image), aspectRatio: asked, lines: [PartLine("A")])
            let cover = try require(PartScreen(left).views(CoverView.self).first).bounds
            expect(abs(cover.width / cover.height - expected) < 0.02, "\(asked)")
        }
    }
}

@MainActor
@Suite("Chips and boxes of fields")
struct ChipTests {
    @Test("chips that can be tapped have targets of 44 points in all lines, and say their numbers")
    func targets() throws {
        var taps: [Int] = []
        let chips = LeftChips(
            chips: [
                Chip("A"), Chip("Filters", icon: Icon.filter.image, count: 2), Chip("Menu", hasMenu: true),
                "Remote work",
                "Part time",
            ],
            selection: [1]
        ) { taps.append($0) }
        let screen = PartScreen(chips, width: 250)
        let views = screen.views(ChipsView.self).flatMap(\.subviews)
        expect(Set(views.map { screen.frame(of: $0).minY }).count >= 2)
        for (index, chip) in views.enumerated() {
            let frame = screen.frame(of: chip)
            for y in [frame.midY - 21, frame.midY + 21] { screen.host.tap(at: CGPoint(x: frame.midX, y: y)) }
            expectEqual(taps, [index, index], "\(index)")
            expect(frame.width >= 44)
            taps = []
        }
        expectEqual(screen.cell?.accessibilityCustomActions?.map(\.name).contains("Filters, 2"), true)
        expectEqual(screen.cell?.accessibilityValue, "Filters, 2")
    }

    @Test("texts are chips, too")
    func texts() {
        let names = ["a", "b"]
        expectEqual(LeftChips(chips: names), LeftChips(chips: ["a", "b"] as [Chip]))
        expectEqual(LeftChips(chips: ["a", Chip("b")]).chips.map(\.title), names)
    }

    @Test("a tap anywhere in the box of a field begins editing, and its border shows the focus and errors")
    func box() throws {
        for style in FieldStyle.allCases where style != .plain {
            let field = LeftField(identifier: "a", placeholder: "Search", style: style)
            let screen = PartScreen(field)
            let box = try require(screen.views(BoxView.self).first)
            let frame = screen.frame(of: box)
            expect(frame.height >= 36)
            screen.host.tap(at: CGPoint(x: frame.minX + 3, y: frame.maxY - 3))
            expect(screen.views(UITextField.self).first?.isFirstResponder == true, "\(style)")
            expectEqual(box.layer.borderWidth > 0, style == .outlined)
        }
        let wrong = PartScreen(LeftField(identifier: "a", error: "Too short", style: .filled))
        let box = try require(wrong.views(BoxView.self).first)
        let red = Palette.standard.destructive.resolvedColor(with: box.traitCollection)
        expectEqual(box.layer.borderColor, red.cgColor)
    }

    @Test("a field of several lines grows in its box")
    func multiline() throws {
        let one = PartScreen(LeftField(identifier: "a", value: "One", style: .filled, isMultiline: true))
        let three = PartScreen(LeftField(identifier: "a", value: "One\nTwo\nThree", style: .filled, isMultiline: true))
        let heights = try [one, three].map { try require($0.views(BoxView.self).first).bounds.height }
        expect(heights[1] > heights[0] + 30)
    }
}
