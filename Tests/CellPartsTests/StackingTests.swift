import CellParts
import PortableUIKit
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
            let titleLabel = try #require(screen.label(title))
            let badgeLabel = try #require(screen.label(badge))
            let titleFrame = screen.frame(of: titleLabel)
            let badgeFrame = screen.frame(of: badgeLabel)
            let isBelow = badgeFrame.minY >= titleFrame.maxY
            #expect(isBelow || titleFrame.width >= 100, "\(width)")
            #expect(badgeFrame.width >= badgeLabel.sizeThatFits(CGSize(width: 1000, height: 1000)).width - 0.01)
            // Beside each other the parts need 16 + 100 + 8 + the badge + 16.
            let needed = 16 + 100 + 8 + badgeFrame.width + 16 + 16
            #expect(isBelow == (width < needed), "\(width)")
        }
    }

    @Test("a chevron stays beside the left part, however narrow the row is")
    func chevron() throws {
        let screen = RowScreen(Row(LeftTitle(title: title), RightChevron()), configuration: .phone(width: 120))
        let chevron = try #require(screen.leaves.first { $0.view is UIImageView })
        #expect(abs(chevron.frame.maxX - 104) < 0.01)
        #expect(chevron.frame.minY < screen.frame(of: try #require(screen.label(title))).maxY)
    }
}
