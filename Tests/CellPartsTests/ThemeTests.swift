import CellParts
import DeclarativeCollections
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Themes")
struct ThemeTests {
    private let wide = CellTheme(spacing: SpacingScale(m: 40))

    private var item: TitleDetailItem {
        TitleDetailItem(
            differenceIdentifier: "row",
            left: LeftTitle(title: "Страна"),
            right: RightDetail(text: "Россия")
        )
    }

    @Test("the nearest theme wins: of the part, of the item, of the section, of the screen")
    func nearest() throws {
        var own = item
        own.content.left.theme = .highContrast
        let state = CollectionViewState {
            CollectionViewSection(differenceIdentifier: 1) { own }.theme(wide)
            CollectionViewSection(differenceIdentifier: 2) { item }
        }
        .theme(.highContrast)

        let first = try #require(state.sections[0].items[0].base as? TitleDetailItem)
        #expect(first.content.left.theme == .highContrast)
        #expect(first.content.right.theme == wide)
        let second = try #require(state.sections[1].items[0].base as? TitleDetailItem)
        #expect(second.content.theme == .highContrast)
        #expect(second.content.left.theme == .highContrast)
    }

    @Test("headers and footers follow the theme of their section")
    func headers() throws {
        let section = CollectionViewSection(
            header: SectionSmallHeader(content: SectionSmallHeaderContent(title: "Меню")),
            footer: SectionTextFooter(content: SectionTextFooterContent(text: "Текст"))
        )
        .theme(wide)
        #expect((section.header?.base as? SectionSmallHeader)?.content.theme == wide)
        #expect((section.footer?.base as? SectionTextFooter)?.content.theme == wide)
    }

    @Test("another theme is another content, and keeps the identity")
    func equality() {
        let themed = item.inheriting(wide)
        #expect(themed != item)
        #expect(themed.differenceIdentifier == item.differenceIdentifier)
        #expect(item.inheriting(CellTheme(spacing: SpacingScale(m: 40))) == themed)
        #expect(CellTheme(spacing: SpacingScale(m: 40)).hashValue == wide.hashValue)
    }

    @Test("changing a copy of a theme leaves the original as it was")
    func values() {
        var copy = CellTheme.standard
        copy.spacing.m = 40
        copy.palette.accent = .black
        #expect(CellTheme.standard.spacing.m == 16)
        #expect(CellTheme.standard.palette.accent != copy.palette.accent)
        #expect(copy.spacing.xs == 8)
    }

    @Test("distances come from the spacing scale of the theme")
    func spacing() throws {
        let content = item.inheriting(wide).content
        let screen = RowScreen(Row(content.left, content.right), configuration: .phone())
        let title = try #require(screen.label("Страна"))
        let detail = try #require(screen.label("Россия"))
        #expect(screen.frame(of: title).minX == 40)
        #expect(screen.frame(of: title).minY == 40)
        #expect(abs(screen.frame(of: detail).maxX - 350) < 0.01)
    }

    @Test("a screen takes another theme at once, and goes back to what it was")
    func screen() throws {
        let controller = CellScreenViewController(
            state: CollectionViewState { CollectionViewSection(differenceIdentifier: 1) { item } }
        )
        let host = ScreenHost(controller, configuration: .phone())
        let before = try host.bitmap()
        controller.theme = .highContrast
        let changed = try host.bitmap()
        #expect(changed != before)

        let fresh = CellScreenViewController(
            state: CollectionViewState { CollectionViewSection(differenceIdentifier: 1) { item } },
            theme: .highContrast
        )
        #expect(try ScreenHost(fresh, configuration: .phone()).bitmap() == changed)

        controller.theme = .standard
        #expect(try host.bitmap() == before)
    }
}
