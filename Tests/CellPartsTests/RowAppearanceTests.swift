import CellParts
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Rows in every appearance")
struct RowAppearanceTests {
    nonisolated static let textSizes: [UIContentSizeCategory] = [.large, .accessibilityExtraLarge]

    @Test("a right-to-left row is the exact mirror image of its frames", arguments: textSizes)
    func mirrored(textSize: UIContentSizeCategory) {
        for row in Row.matrix {
            let leftToRight = RowScreen(row, configuration: .phone(contentSizeCategory: textSize))
            let rightToLeft = RowScreen(
                row,
                configuration: .phone(layoutDirection: .rightToLeft, contentSizeCategory: textSize)
            )
            expectEqual(leftToRight.askedSize, rightToLeft.askedSize)
            let mirrored = leftToRight.leaves.map { leaf in
                CGRect(
                    x: leftToRight.rowView.bounds.width - leaf.frame.maxX,
                    y: leaf.frame.minY,
                    width: leaf.frame.width,
                    height: leaf.frame.height
                )
            }
            expectEqual(rightToLeft.leaves.map(\.frame), mirrored, "\(row)")
        }
    }

    @Test("in right-to-left the chevron points to the left and texts start at the right")
    func directions() throws {
        let row = Row(LeftTitle(title: "Страна"), RightChevron())
        let leftToRight = RowScreen(row, configuration: .phone())
        let rightToLeft = RowScreen(row, configuration: .phone(layoutDirection: .rightToLeft))
        expectEqual(chevron(of: leftToRight)?.image, Icon.chevronRight.image)
        expectEqual(chevron(of: rightToLeft)?.image, Icon.chevronLeft.image)
        expectEqual(leftToRight.label("Страна")?.textAlignment, .left)
        expectEqual(rightToLeft.label("Страна")?.textAlignment, .right)
    }

    @Test("a row on screen follows its traits: it looks like one that had them from the start")
    func traitChanges() throws {
        let configurations: [ScreenConfiguration] = [
            .phone(appearance: .dark),
            .phone(layoutDirection: .rightToLeft),
            .phone(contentSizeCategory: .accessibilityLarge),
            .phone(width: 320),
        ]
        let row = Row(
            LeftImageTitleSubtitle(image: .local(Icon.avatar.image), title: "Имя", subtitle: "Настройки профиля"),
            RightDetailChevron(text: "Россия"),
            separator: .left72Right16
        )
        for configuration in configurations {
            let fresh = RowScreen(row, configuration: configuration)
            let changed = RowScreen(row, configuration: .phone())
            changed.host.configuration = configuration
            changed.rowView.frame = fresh.rowView.frame
            try expect(changed.host.bitmap().firstDifference(from: fresh.host.bitmap()) == nil)
        }
    }

    @Test("light and dark rows differ, and so do checked and unchecked boxes")
    func pictures() throws {
        let off = Row(LeftCheckbox(title: "Отклики", isOn: false), RightEmpty())
        let on = Row(LeftCheckbox(title: "Отклики", isOn: true), RightEmpty())
        let light = try RowScreen(off, configuration: .phone()).host.bitmap()
        try expect(light != RowScreen(off, configuration: .phone(appearance: .dark)).host.bitmap())
        try expect(light != RowScreen(on, configuration: .phone()).host.bitmap())
    }

    private func chevron(of screen: RowScreen) -> UIImageView? {
        screen.leaves.lazy.compactMap { $0.view as? UIImageView }.first
    }

    @Test("an emphasized title is heavier than others, and a done one is secondary and struck through, in its own size")
    func titleStyles() throws {
        let palette = CellTheme.standard.palette
        func label(_ style: LeftTitleStyle) throws -> UILabel {
            let screen = RowScreen(Row(LeftTitle(title: "Title", style: style), RightEmpty()), configuration: .phone())
            return try require(screen.label("Title"))
        }
        let (plain, heavy, done) = (try label(.primary), try label(.emphasized), try label(.done))
        expectEqual(heavy.font, .systemFont(ofSize: plain.font.pointSize, weight: .semibold))
        expectEqual(heavy.textColor, palette.primaryText)
        expect(done.font == plain.font && done.textColor == palette.secondaryText)
        let attributes = try require(done.attributedText).attributes(at: 0, effectiveRange: nil)
        expectEqual(attributes[.strikethroughStyle] as? Int, NSUnderlineStyle.single.rawValue)
        expectEqual(done.frame, plain.frame)
        // The same label shows other styles after it.
        let theme = CellTheme.standard
        theme.title("Title", style: .primary).apply(to: done, fitting: .infinity)
        expect(done.attributedText?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) == nil)
    }
}
