import CellParts
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Left parts made of elements")
struct LeftColumnTests {
    @Test("a link in a text is tapped, and the rest of the text belongs to the row", arguments: [false, true])
    func links(isRightToLeft: Bool) throws {
        var taps: [String] = []
        let text = RichText([.init("Принимаю "), .init("условия", link: "terms")])
        let screen = PartScreen(LeftRichText(title: text) { taps.append($0) }, isRightToLeft: isRightToLeft)
        screen.didSelectRow = { taps.append("row") }
        let label = try require(screen.views(RichLabel.self).first)
        let area = try require(label.subviews.first)
        expect(area.bounds.width > 40 && area.bounds.width < 100)
        let frame = screen.frame(of: area)
        screen.host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        screen.tap(x: 200)
        expectEqual(taps, ["terms", "row"])
        expectEqual(screen.cell?.accessibilityLabel, "Принимаю условия")
        expectEqual(screen.cell?.accessibilityCustomActions?.map(\.name), ["условия"])
    }

    @Test("VoiceOver can follow every link and choose every chip")
    func allActions() throws {
        var taps: [String] = []
        func perform(_ screen: PartScreen) throws -> [String] {
            let actions = try require(screen.cell?.accessibilityCustomActions)
            for action in actions { expectEqual(action.actionHandler?(action), true) }
            return actions.map(\.name)
        }
        let links = RichText([
            .init("Принимаю "), .init("условия", link: "terms"), .init(" и "), .init("тарифы", link: "prices"),
        ])
        try expectEqual(perform(PartScreen(LeftRichText(title: links) { taps.append($0) })), ["условия", "тарифы"])
        try expectEqual(perform(PartScreen(LeftChips(chips: ["S", "M"]) { taps.append("chip \($0)") })), ["S", "M"])
        expectEqual(taps, ["terms", "prices", "chip 0", "chip 1"])
        expect(PartScreen(LeftChips(chips: ["S", "M"])).cell?.accessibilityCustomActions == nil)
    }

    @Test("all matches of a search are highlighted, regardless of case and accents")
    func highlight() {
        let text = RichText("Éclair and eclair", highlighting: "ecl")
        expectEqual(text.runs.map(\.text), ["Écl", "air and ", "ecl", "air"])
        expectEqual(text.runs.map(\.isHighlighted), [true, false, true, false])
        expectEqual(RichText("abc", highlighting: "").runs.map(\.text), ["abc"])
        expectEqual(RichText("abc", highlighting: "x").text, "abc")
    }

    @Test("runs have their weight, color, strike and background")
    func runs() throws {
        let text = RichText([
            .init("1", isBold: true), .init("2", style: .success), .init("3", isStruck: true),
            .init("4", isHighlighted: true),
        ])
        let screen = PartScreen(LeftRichText(title: text))
        let shown = try require(screen.views(RichLabel.self).first?.attributedText)
        func value(_ key: NSAttributedString.Key, _ index: Int) -> Any? {
            shown.attribute(key, at: index, effectiveRange: nil)
        }
        let fonts = [0, 1].compactMap { value(.font, $0) as? UIFont }
        expect(fonts.count == 2 && fonts[0] != fonts[1] && fonts[0].pointSize == fonts[1].pointSize)
        expectEqual(value(.foregroundColor, 1) as? UIColor, Palette.standard.success)
        expectEqual(value(.strikethroughStyle, 2) as? Int, NSUnderlineStyle.single.rawValue)
        expect(value(.backgroundColor, 3) != nil && value(.backgroundColor, 2) == nil)
    }

    @Test("a picture has its size, and a dot at its trailing corner")
    func picture() throws {
        for size in [PictureSize.small, .regular, .large, .huge, .landscape, PictureSize(width: 33, height: 44)] {
            let part = LeftPicture(image: .local(Icon.avatar.image), imageSize: size, dot: .success, title: "Анна")
            let screen = PartScreen(part)
            let picture = try require(screen.views(PictureView.self).first)
            expectEqual(picture.bounds.size, CGSize(width: size.width, height: size.height))
            let dot = try require(picture.subviews.last)
            expect(!dot.isHidden && dot.frame.midX > picture.bounds.midX && dot.frame.midY > picture.bounds.midY)
            expect(picture.bounds.contains(dot.frame))
        }
        expectEqual(PictureSize(width: .nan, height: 9_999), PictureSize(width: 8, height: 1_000))
    }

    @Test("of many pictures two are shown and the others counted")
    func pictureStack() throws {
        for (count, images, text) in [(0, 0, nil), (1, 1, nil), (3, 3, nil), (4, 2, "+2"), (7, 2, "+5")]
            as [(Int, Int, String?)]
        {
            let part = LeftPictureStack(
                images: Array(repeating: .local(Icon.avatar.image), count: count),
                title: "Команда"
            )
            let screen = PartScreen(part)
            let stack = screen.views(PictureStackView.self).first
            expect((stack?.descendants(UIImageView.self).count ?? 0) == images)
            let label = stack?.descendants(UILabel.self).first?.text
            expectEqual(label?.filter { $0 != "\u{200E}" }, text)
        }
    }

    @Test("chips wrap, report the tapped one and speak the selection")
    func chips() throws {
        var taps: [Int] = []
        let part = LeftChips(
            title: "График",
            chips: ["Полный день", "Сменный", "Гибкий", "Вахта", "Удалённо"],
            selection: [0, 4]
        ) { taps.append($0) }
        let screen = PartScreen(part)
        let chips = screen.views(PartButton.self)
        expectEqual(Set(chips.map(\.frame.minY)).count, 2)
        for chip in chips {
            let frame = screen.frame(of: chip)
            screen.host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        expectEqual(taps, [0, 1, 2, 3, 4])
        expectEqual(screen.cell?.accessibilityValue, "Полный день, Удалённо")
    }

    @Test("chips without a handler leave taps to the row")
    func plainChips() throws {
        var taps = 0
        let screen = PartScreen(LeftChips(chips: ["Удалённо"]))
        screen.didSelectRow = { taps += 1 }
        try screen.tap(PartButton.self)
        expectEqual(taps, 1)
    }

    @Test("a button row fills its row and is tapped, unless it is disabled or active")
    func button() throws {
        var taps = 0
        let screen = PartScreen(LeftButton(title: "Оплатить") { taps += 1 })
        let button = try require(screen.views(PartButton.self).first)
        expect(button.bounds.width == 390 - 32 && button.bounds.height == 48)
        try screen.tap(PartButton.self)
        _ = screen.cell?.accessibilityActivate()
        expectEqual(taps, 2)
        for part in [LeftButton(title: "Оплатить", isEnabled: false), LeftButton(title: "Оплатить", isActive: true)] {
            screen.show(part)
            expect(button.bounds.height == 48 && screen.cell?.accessibilityTraits.contains(.notEnabled) == true)
            try screen.tap(PartButton.self)
        }
        expectEqual(taps, 2)
        expect(button.descendants(UIActivityIndicatorView.self).first?.isAnimating == true)
        expect(button.descendants(UILabel.self).isEmpty)
    }

    @Test("a centered title is in the middle of the row", arguments: [false, true])
    func centered(isRightToLeft: Bool) throws {
        let screen = PartScreen(LeftCenteredTitle(title: "Показать ещё"), isRightToLeft: isRightToLeft)
        let label = try require(screen.views(UILabel.self).first)
        expect(abs(screen.frame(of: label).midX - 195) <= 0.5 && label.textAlignment == .center)
    }

    @Test("a radio button with a subtitle is chosen by a tap, and a chosen one stays chosen")
    func radio() {
        var choices = 0
        for isOn in [false, true] {
            let screen = PartScreen(
                LeftRadioSubtitle(title: "Курьером", subtitle: "Завтра", isOn: isOn) { _ in choices += 1 }
            )
            screen.tap(x: 30)
            expectEqual(screen.cell?.accessibilityLabel, "Курьером, Завтра")
        }
        expectEqual(choices, 1)
    }

    @Test("the views of elements are reused, whatever was shown before")
    func reuse() {
        let view = LeftPicture.View()
        view.update(with: LeftPicture(image: .local(Icon.avatar.image), title: "Анна", subtitle: "Дизайнер"))
        let views = view.subviews
        view.update(with: LeftPicture(image: .local(Icon.avatar.image), title: "Борис"))
        expectEqual(view.subviews, views)
        expectEqual(view.accessibilityLabel, "Борис")
    }
}
