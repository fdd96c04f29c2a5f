import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import CellParts

@MainActor
@Suite("Accessories of rows")
struct AccessoryTests {
    private let long = "Просмотры вашего резюме и приглашения на собеседования за последние две недели, также новые"

    @Test("chevrons of a list are in the middle of their rows, with or without a text or a badge before them")
    func centered() throws {
        for left in [LeftTitle(title: "Страна"), LeftTitle(title: long)] {
            for right in [RightChevron(), RightDetailChevron(text: "Россия"), RightBadgeChevron(text: "3")]
                as [any RightContent]
            {
                let screen = RowScreen(row(left, right), configuration: .phone())
                let chevron = try require(screen.leaves.first { $0.view is UIImageView }).frame
                expectEqual(chevron.midY, screen.rowView.bounds.midY, "\(type(of: right))")
                expectEqual(chevron.maxX, 374)
            }
        }
    }

    @Test("a badge and a chevron have one center, as have a badge, a chevron and an icon in rows of one height")
    func oneCenter() throws {
        for category in [UIContentSizeCategory.large, .extraLarge, .extraExtraExtraLarge] {
            let screen = RowScreen(
                Row(LeftTitle(title: "Приглашения"), RightBadgeChevron(text: "12")),
                configuration: .phone(contentSizeCategory: category)
            )
            let chevron = try require(screen.leaves.first { $0.view is UIImageView }).frame
            let badge = try require(screen.label("12")?.superview?.subviews.first { !($0 is UILabel) })
            expectEqual(screen.frame(of: badge).midY, chevron.midY, "\(category)")
        }
    }

    @Test("a theme places accessories on the first line")
    func firstLine() throws {
        for right in [RightChevron(), RightDetailChevron(text: "Россия"), RightToggle(isOn: true)] as [any RightContent]
        {
            let content = row(LeftTitle(title: long), right)
            let theme = CellTheme(accessoryAlignment: .firstLine)
            let screen = theme.performAsCurrent { RowScreen(content, configuration: .phone()) }
            let title = try require(screen.label(long))
            let accessory = try require(
                screen.rowView.subviews.dropFirst().first?.subviews.last { !($0 is UILabel) && !$0.isHidden }
            )
            let line = screen.frame(of: title).minY + title.font.lineHeight / 2
            expect(abs(screen.frame(of: accessory).midY - line) <= 0.5, "\(type(of: right))")
        }
        expect(CellTheme(accessoryAlignment: .firstLine) != CellTheme.standard)
    }

    @Test("the surroundings of a row say more than its theme")
    func surroundings() throws {
        for (alignment, isOnFirstLine) in [(.firstLine, true), (.centered, false), (nil, true)]
            as [(AccessoryAlignment?, Bool)]
        {
            let content = row(LeftTitle(title: long), RightDetailChevron(text: "Россия"))
            var environment = CollectionViewEnvironment()
            environment[AccessoryAlignmentKey.self] = alignment
            environment[CellThemeKey.self] = CellTheme(accessoryAlignment: .firstLine)
            let screen = environment.performAsCurrent { RowScreen(content, configuration: .phone()) }
            let title = screen.frame(of: try require(screen.label(long)))
            let detail = screen.frame(of: try require(screen.label("Россия")))
            expectEqual(abs(detail.minY - title.minY) <= 0.5, isOnFirstLine)
            expectEqual(abs(detail.midY - title.midY) <= 0.5, !isOnFirstLine)
        }
    }

    @Test("small accessories stay on the first line at accessibility text sizes, large ones go below")
    func accessibilitySizes() throws {
        let configuration = ScreenConfiguration.phone(contentSizeCategory: .accessibilityLarge)
        let title = "Ваше резюме"
        for (right, isBeside) in [
            (RightIcon(icon: Icon.favorite.image), true), (RightActivity(), true), (RightChevron(), true),
            (RightIconButton(icon: Icon.close.image, iconLabel: "x"), true), (RightToggle(isOn: true), false),
            (RightBadge(text: "3"), false), (RightDetail(text: "3"), false), (RightStepper(value: 3), false),
        ] as [(any RightContent, Bool)] {
            let screen = RowScreen(row(LeftTitle(title: title), right), configuration: configuration)
            let label = try require(screen.label(title))
            let view = try require(screen.rowView.subviews.dropFirst().first?.subviews.last)
            let frame = screen.frame(of: view)
            expectEqual(frame.minY < screen.frame(of: label).maxY, isBeside, "\(type(of: right))")
            guard isBeside else { continue }
            let line = screen.frame(of: label).minY + label.font.lineHeight / 2
            expect(abs(frame.midY - line) <= 1, "\(type(of: right))")
        }
    }

    @Test("rows are at least 56 points tall, and a multiple of 4 at the standard text size")
    func heights() {
        for row in Row.matrix {
            for width in [320, 375, 390, 430] as [CGFloat] {
                let height = row.size(width).height
                expect(height >= 56 && height.truncatingRemainder(dividingBy: 4) == 0, "\(row) \(height)")
            }
        }
        for category in [UIContentSizeCategory.extraSmall, .extraExtraExtraLarge] {
            UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
                expect(Row(LeftTitle(title: "A"), RightEmpty()).size(390).height >= 56)
            }
        }
    }

    @Test("an icon and a button with the same icon take the same height", arguments: RowSizeTests.textSizes)
    func iconHeights(textSize: UIContentSizeCategory) {
        UITraitCollection(preferredContentSizeCategory: textSize).performAsCurrent {
            let icon = Row(LeftTitle(title: "A"), RightIcon(icon: Icon.lock.image)).size(390)
            let button = Row(LeftTitle(title: "A"), RightIconButton(icon: Icon.lock.image, iconLabel: "x")).size(390)
            expectEqual(icon, button)
        }
    }

    @Test("chevrons, icons and spinners grow with the text before the accessibility sizes")
    func growth() throws {
        var heights: [CGFloat] = []
        for category in [UIContentSizeCategory.large, .extraLarge, .extraExtraExtraLarge] {
            let configuration = ScreenConfiguration.phone(contentSizeCategory: category)
            let icon = RowScreen(
                Row(LeftIconTitle(icon: Icon.article.image, title: "A"), RightChevron()),
                configuration: configuration
            )
            let images = icon.leaves.filter { $0.view is UIImageView }.map(\.frame.height)
            expectEqual(images.count, 2)
            let spinner = RowScreen(Row(LeftTitle(title: "A"), RightActivity()), configuration: configuration)
            let view = try require(spinner.rowView.subviews.dropFirst().first?.subviews.first)
            heights += images + [view.frame.height]
            // The text keeps its edge.
            expectEqual(icon.frame(of: try require(icon.label("A"))).minX, 56)
        }
        expectEqual(heights, [24, 14, 20, 28, 18, 24, 32, 22, 28])
    }

    @Test("icons are drawn heavier with bold text")
    func boldText() throws {
        let regular = ink(of: Icon.adapted(Icon.favorite.image, to: CGSize(width: 24, height: 24), strokes: .standard))
        var bold = 0
        UITraitCollection(legibilityWeight: .bold).performAsCurrent {
            bold = ink(of: Icon.adapted(Icon.favorite.image, to: CGSize(width: 24, height: 24), strokes: .standard))
        }
        expect(bold > regular * 6 / 5)
        // An app's own image stays as it is.
        let own = UIImage()
        expect(Icon.adapted(own, to: CGSize(width: 24, height: 24), strokes: .standard) === own)
    }

    @Test("the page of text is mirrored from right to left, the bell is not")
    func mirroring() {
        expect(Icon.article.image.flipsForRightToLeftLayoutDirection)
        expect(!Icon.notification.image.flipsForRightToLeftLayoutDirection)
    }

    /// The sum of the opacity of all pixels.
    private func ink(of image: UIImage) -> Int {
        let view = UIImageView(image: image)
        view.tintColor = .black
        let controller = UIViewController()
        let host = ScreenHost(controller, configuration: .phone())
        controller.view.backgroundColor = .white
        controller.view.addSubview(view)
        guard let bitmap = try? host.bitmap() else { return 0 }
        return bitmap.bytes.reduce(0) { $0 + 255 - Int($1) }
    }

    private func row(_ left: LeftTitle, _ right: some RightContent) -> Row {
        Row(left, right)
    }

    private func row(_ left: LeftTitle, _ right: any RightContent) -> Row {
        func open(_ right: some RightContent) -> Row { Row(left, right) }
        return open(right)
    }
}
