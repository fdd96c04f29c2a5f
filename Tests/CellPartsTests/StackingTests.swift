import CellParts
import ContainerCells
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Rows too narrow for both parts")
struct StackingTests {
    private let title = "Страна, в которой вы хотели бы найти работу"

    @Test("a row narrower than the least widths of both parts has the right one below, where it is not squeezed")
    func narrow() throws {
        let badge = "Проверка документов"
        for width in stride(from: 200 as CGFloat, through: 400, by: 10) {
            let screen = RowScreen(
                Row(LeftTitle(title: title), RightBadge(text: badge)),
                configuration: .phone(width: width)
            )
            let titleLabel = try require(screen.label(title))
            let badgeLabel = try require(screen.label(badge))
            let titleFrame = screen.frame(of: titleLabel)
            let badgeFrame = screen.frame(of: badgeLabel)
            let isBelow = badgeFrame.minY >= titleFrame.maxY
            let word = UILabel()
            word.font = titleLabel.font
            let wordWidth = try require(
                title.split(separator: " ").map { part -> CGFloat in
                    word.text = String(part)
                    return word.sizeThatFits(CGSize(width: 1000, height: 1000)).width
                }.max()
            )
            expect(isBelow || titleFrame.width >= wordWidth, "\(width)")
            expect(badgeFrame.width >= badgeLabel.sizeThatFits(CGSize(width: 1000, height: 1000)).width - 0.01)
            // Beside each other the parts need 16 + the longest word + 8 + the badge + 16.
            let needed = 16 + wordWidth + 8 + badgeFrame.width + 16 + 16
            expectEqual(isBelow, width < needed, "\(width)")
        }
    }

    @Test("at the accessibility text sizes every part but small accessories stands below the text, as far in as that")
    func accessibilitySizes() throws {
        let configuration = ScreenConfiguration.phone(contentSizeCategory: .accessibilityLarge)
        for row in [
            Row(LeftIconTitle(icon: Icon.article.image, title: "A"), RightDetail(text: "B")),
            Row(LeftIconTitle(icon: Icon.article.image, title: "A"), RightStepper(value: 3)),
            Row(LeftIconTitle(icon: Icon.article.image, title: "A"), RightCustom(content: OwnContent(text: "B"))),
            Row(LeftIconTitle(icon: Icon.article.image, title: "A"), OwnRight(content: OwnContent(text: "B"))),
        ] {
            let screen = RowScreen(row, configuration: configuration)
            let title = screen.frame(of: try require(screen.label("A")))
            let right = screen.leaves.map(\.frame).filter { $0.minY >= title.maxY }
            let frame = right.reduce(CGRect.null) { $0.union($1) }
            expect(abs(frame.minX - title.minX) < 3.5, "\(row)")
            expect(abs(frame.minY - title.maxY - 16) < 0.6, "\(row)")
            expect(frame.maxY <= screen.askedSize.height, "\(row)")
        }
    }

    @Test("a picture stands above a text of which it would break a word, and the right part below starts with the text")
    func pictureAbove() throws {
        // At 390 points the word takes a line of its own below the picture only; a shorter one fits beside it.
        for (word, isAbove) in [("Уведомления", true), ("Статьи", false), ("Достопримечательности", false)] {
            let screen = RowScreen(
                Row(LeftIconTitle(icon: Icon.article.image, title: word), RightDetail(text: "B")),
                configuration: .phone(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
            )
            let title = screen.frame(of: try require(screen.label(word)))
            let detail = screen.frame(of: try require(screen.label("B")))
            let icon = try require(screen.leaves.first { $0.view is UIImageView }).frame
            expectEqual(icon.maxY <= title.minY, isAbove, "\(word)")
            expect(title.minX == (isAbove ? 16 : 56) && detail.minX == title.minX, "\(word)")
            expect(icon.minX == 16 && detail.minY >= title.maxY, "\(word)")
        }
        // At the standard sizes it does so in narrow columns only.
        for (width, isAbove) in [(170, false), (130, true)] as [(CGFloat, Bool)] {
            let narrow = RowScreen(
                Row(LeftIconTitle(icon: Icon.article.image, title: "Уведомления"), RightEmpty()),
                configuration: .phone(width: width)
            )
            let title = narrow.frame(of: try require(narrow.label("Уведомления")))
            expectEqual(title.minX < 56, isAbove)
            expect(title.width >= 100 && title.height < 30)
        }
    }

    @Test("in a column too narrow for its words and the usual insets, texts get more of it and do not vanish")
    func narrowColumns() throws {
        for width in [51, 44, 30] as [CGFloat] {
            for left in [
                LeftTitle(title: "26"), LeftCenteredTitle(title: "26"), LeftTitleSubtitle(title: "26", subtitle: "Su"),
                LeftIconTitle(icon: Icon.article.image, title: "26"), LeftTile(icon: Icon.article.image, title: "26"),
            ] as [any LeftContent] {
                let screen = RowScreen(Self.row(left), configuration: .phone(width: width))
                let label = try require(screen.label("26"), "\(left)")
                let frame = screen.frame(of: label)
                expect(frame.height < label.font.lineHeight * 1.5, "\(left) at \(width): \(frame)")
                expect(
                    frame.width >= 19 && frame.minX >= 4 && frame.maxX <= width - 4,
                    "\(left) at \(width): \(frame)"
                )
            }
        }
    }

    private static func row(_ left: some LeftContent) -> Row { Row(left, RightEmpty()) }

    @Test("a progress bar below the left part is as long as the row is wide")
    func progress() throws {
        let screen = RowScreen(
            Row(LeftTitle(title: "A"), RightProgress(progress: 0.5)),
            configuration: .phone(contentSizeCategory: .accessibilityLarge)
        )
        let bar = try require(screen.leaves.lazy.compactMap { $0.view.superview as? UIProgressView }.first)
        let frame = screen.frame(of: bar)
        expect(frame.minX == 16 && frame.maxX == 390 - 16)
    }

    @Test("a chevron stays beside the left part, however narrow the row is")
    func chevron() throws {
        let screen = RowScreen(Row(LeftTitle(title: title), RightChevron()), configuration: .phone(width: 120))
        let chevron = try require(screen.leaves.first { $0.view is UIImageView })
        expect(abs(chevron.frame.maxX - 104) < 0.01)
        expect(chevron.frame.minY < screen.frame(of: try require(screen.label(title))).maxY)
    }
}

/// A right part of an app that knows nothing of standing below: it has the insets that every right part has.
private struct OwnRight: RightContent {
    typealias View = OwnRightView

    let content: OwnContent
}

private final class OwnRightView: UIView, RightContentView {
    private let hosted = OwnContentView()

    override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(hosted)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("OwnRightView is made in code; it cannot be decoded.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        hosted.frame = bounds.inset(by: UIEdgeInsets(top: .m, left: .xs, bottom: .m, right: .m))
    }

    static func measure(fitting width: CGFloat, content: OwnRight) -> PartMeasurement {
        func size(_ width: CGFloat) -> CGSize {
            let size = OwnContentView.size(fitting: width - .xs - .m, content: content.content)
            return CGSize(width: size.width + .xs + .m, height: size.height + .m + .m)
        }
        return PartMeasurement(size: size(width), minWidth: size(.infinity).width)
    }

    func update(with content: OwnRight) {
        hosted.update(with: content.content)
    }
}
