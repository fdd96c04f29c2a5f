import CellParts
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Which text gives way")
struct TruncationTests {
    private let longTitle = "Страна, в которой вы хотели бы найти работу"
    private let longDetail = "Соединённое Королевство Великобритании и Северной Ирландии"

    @Test(
        "a long detail and a long title are below each other rather than in columns of four lines, and neither is truncated"
    )
    func longTexts() throws {
        for width in stride(from: 390 as CGFloat, through: 330, by: -20) {
            let screen = RowScreen(
                Row(LeftTitle(title: longTitle), RightDetail(text: longDetail)),
                configuration: .phone(width: width)
            )
            let title = try require(screen.label(longTitle))
            let detail = try require(screen.label(longDetail))
            expectEqual(screen.frame(of: detail).minX, 16)
            expect(screen.frame(of: detail).minY >= screen.frame(of: title).maxY)
            for label in [title, detail] {
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000))
                expect(label.bounds.height > label.font.lineHeight * 1.5)
                expect(needed.height <= label.bounds.height + 0.5)
            }
        }
    }

    @Test("the side that saves more lines gets the room")
    func weighed() throws {
        let left = "Доставка до двери в любой день"
        let right = "Казахстан, город Алматы"
        let screen = RowScreen(Row(LeftTitle(title: left), RightDetail(text: right)), configuration: .phone(width: 320))
        for text in [left, right] {
            let label = try require(screen.label(text))
            expect(label.bounds.height < label.font.lineHeight * 2.5, "\(text)")
        }
    }

    @Test("a short text is not broken for a long title")
    func shortDetail() throws {
        for right in [RightDetail(text: "40 %"), RightDetailChevron(text: "40 %")] as [any RightContent] {
            let screen = RowScreen(make(right), configuration: .phone(width: 320))
            let label = try require(screen.label("40 %"))
            expect(label.bounds.height < label.font.lineHeight * 1.5)
        }

        func make(_ right: some RightContent) -> Row { Row(LeftTitle(title: longTitle + longDetail), right) }
    }

    @Test("a short title takes no more than it needs from a long detail")
    func shortTitle() throws {
        let screen = RowScreen(Row(LeftTitle(title: "Да"), RightDetail(text: longDetail)), configuration: .phone())
        let title = try require(screen.label("Да"))
        let needed = title.sizeThatFits(CGSize(width: 1000, height: 1000))
        expect(abs(title.bounds.width - needed.width) < 0.51)
    }

    @Test("a detail that fits is not truncated, the title wraps beside it")
    func titleWraps() throws {
        let screen = RowScreen(
            Row(LeftTitle(title: longTitle), RightDetailChevron(text: "Россия")),
            configuration: .phone()
        )
        let title = try require(screen.label(longTitle))
        let detail = try require(screen.label("Россия"))
        expect(detail.bounds.width >= detail.sizeThatFits(CGSize(width: 1000, height: 1000)).width - 0.01)
        expect(title.bounds.height > title.font.lineHeight * 1.5)
    }

    @Test("a title takes no more lines than its line count", arguments: [1, 2, 3] as [UInt])
    func lineCount(lineCount: UInt) throws {
        let text = String(repeating: "Вакансии и отклики ", count: 20)
        let screen = RowScreen(
            Row(LeftTitle(title: text, titleLineCount: lineCount), RightEmpty()),
            configuration: .phone()
        )
        let title = try require(screen.label(text))
        expectEqual(title.numberOfLines, Int(lineCount))
        expectEqual(title.lineBreakMode, .byTruncatingTail)
        expectEqual((title.bounds.height / title.font.lineHeight).rounded(), CGFloat(lineCount))
    }

    @Test("a title without a line count takes all the lines it needs")
    func unlimitedLines() throws {
        let text = String(repeating: "Вакансии и отклики ", count: 20)
        let screen = RowScreen(Row(LeftTitle(title: text), RightEmpty()), configuration: .phone())
        let title = try require(screen.label(text))
        expect(title.bounds.height > title.font.lineHeight * 6)
    }

    @Test("a line count beyond all numbers of lines is as good as none")
    func largestLineCount() throws {
        let text = String(repeating: "Вакансии и отклики ", count: 20)
        let limited = RowScreen(
            Row(LeftTitle(title: text, titleLineCount: .max), RightEmpty()),
            configuration: .phone()
        )
        let unlimited = RowScreen(Row(LeftTitle(title: text), RightEmpty()), configuration: .phone())
        try expectEqual(require(limited.label(text)).frame, require(unlimited.label(text)).frame)
    }

    @Test("at accessibility text sizes a detail stands below the title, under its text, and is not truncated")
    func accessibilitySizes() throws {
        let screen = RowScreen(
            Row(LeftCheckbox(title: longTitle, isOn: true), RightDetail(text: longDetail)),
            configuration: .phone(contentSizeCategory: .accessibilityLarge)
        )
        let title = screen.frame(of: try require(screen.label(longTitle)))
        let detail = try require(screen.label(longDetail))
        expectEqual(screen.frame(of: detail).minX, title.minX)
        expectEqual(screen.frame(of: detail).minY, title.maxY + 16)
        expect(detail.bounds.height > detail.font.lineHeight * 1.5)
    }
}
