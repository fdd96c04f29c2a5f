import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
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

    private func host(_ state: CollectionViewState) -> (controller: CellScreenViewController, host: ScreenHost) {
        let controller = CellScreenViewController(state: state)
        return (controller, ScreenHost(controller, configuration: .phone()))
    }

    private func cell<Content: ContainerContent>(
        _ item: ContainerItem<Content>.Type,
        at index: Int,
        section: Int = 0,
        in controller: CellScreenViewController
    ) -> ContainerItem<Content>.Cell? {
        controller.collectionView.cellForItem(at: IndexPath(item: index, section: section))
            as? ContainerItem<Content>.Cell
    }

    private func label(_ text: String, in view: UIView?) -> UILabel? {
        guard let view else { return nil }
        if let label = view as? UILabel { return label.text == text ? label : nil }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }

    @Test("the nearest theme wins: of the item, of the section, of the screen")
    func nearest() throws {
        let (controller, screen) = host(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: 1) {
                    item.theme(.highContrast)
                    TitleDetailItem(
                        differenceIdentifier: "second",
                        left: LeftTitle(title: "Страна"),
                        right: RightDetail(text: "Россия")
                    )
                }
                .theme(wide)
                CollectionViewSection(differenceIdentifier: 2) { item }
            }
            .theme(CellTheme(spacing: SpacingScale(m: 30)))
        )
        defer { withExtendedLifetime(screen) {} }
        func titleStart(_ index: Int, section: Int) throws -> CGFloat {
            let row = try require(cell(TitleDetailItem.self, at: index, section: section, in: controller))
            let title = try require(label("Страна", in: row))
            return title.convert(title.bounds, to: row).minX
        }
        try expectEqual(titleStart(0, section: 0), 16)
        try expectEqual(titleStart(1, section: 0), 40)
        try expectEqual(titleStart(0, section: 1), 30)
    }

    @Test("headers and footers follow the theme of their section, and have one of their own where it is given")
    func headers() throws {
        let header = SectionSmallHeader(content: SectionSmallHeaderContent(title: "Меню"))
        let (controller, screen) = host(
            CollectionViewState {
                CollectionViewSection(
                    differenceIdentifier: 1,
                    header: header,
                    footer: SectionTextFooter(content: SectionTextFooterContent(text: "Текст"))
                )
                .theme(wide)
                CollectionViewSection(differenceIdentifier: 2, header: header.theme(wide))
                CollectionViewSection(differenceIdentifier: 3, header: header)
            }
        )
        defer { withExtendedLifetime(screen) {} }
        let driver = controller.driver
        let texts = [
            label("Меню", in: driver.headerView(inSection: 0)), label("Текст", in: driver.footerView(inSection: 0)),
            label("Меню", in: driver.headerView(inSection: 1)), label("Меню", in: driver.headerView(inSection: 2)),
        ]
        expectEqual(texts.map { $0?.frame.minX }, [40, 40, 40, 16])
    }

    @Test("a theme is no content: items with another one are equal, and themes are equal by what they say")
    func equality() {
        let themed = item.theme(wide)
        expectEqual(themed, item)
        expect(themed.environment != item.environment)
        expectEqual(themed.theme(nil).environment, item.environment)
        expectEqual(item.theme(CellTheme(spacing: SpacingScale(m: 40))).environment, themed.environment)
        expectEqual(CellTheme(spacing: SpacingScale(m: 40)).hashValue, wide.hashValue)
    }

    @Test("another theme restyles the cells on screen in place; an equal state in the same theme leaves them alone")
    func restyling() throws {
        let log = UpdateLog()
        func state() -> CollectionViewState {
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: 1) {
                    for index in 0..<3 {
                        ContainerItem(differenceIdentifier: index, content: ThemedContent(log: log))
                    }
                }
            }
        }
        let (controller, screen) = host(state())
        defer { withExtendedLifetime(screen) {} }
        let cells = (0..<3).map { cell(ContainerItem<ThemedContent>.self, at: $0, in: controller) }
        expectEqual(Set(log.updates + log.measures), [.standard])
        let views = log.views
        log.updates = []
        log.measures = []

        controller.theme = wide
        expect((0..<3).map { cell(ContainerItem<ThemedContent>.self, at: $0, in: controller) } == cells)
        expectEqual(log.updates, [wide, wide, wide])
        expectEqual(log.measures, [wide, wide, wide])
        expectEqual(cells.map { $0?.frame.height }, [40, 40, 40])

        controller.apply(state(), animated: false)
        expect((0..<3).map { cell(ContainerItem<ThemedContent>.self, at: $0, in: controller) } == cells)
        expect(log.updates.count == 3 && log.measures.count == 3)
        expectEqual(log.views, views)
    }

    @Test("the theme of a state wins over that of the screen it is shown on")
    func stateOnScreen() throws {
        let state = CollectionViewState { CollectionViewSection(differenceIdentifier: 1) { item } }.theme(wide)
        let (controller, screen) = host(state)
        defer { withExtendedLifetime(screen) {} }
        controller.theme = .highContrast
        let title = try require(label("Страна", in: cell(TitleDetailItem.self, at: 0, in: controller)))
        expectEqual(title.convert(title.bounds, to: controller.collectionView).minX, 40)
    }

    @Test("a row outside of a collection keeps the theme that was current in its update, also in later layouts")
    func outsideOfCell() throws {
        let content = item.content
        let row = LeftRightContainer<LeftTitle, RightDetail>.View()
        wide.performAsCurrent {
            row.update(with: content)
            row.frame = CGRect(origin: .zero, size: type(of: row).size(fitting: 300, content: content))
        }
        expectEqual(CellTheme.current, .standard)
        row.layoutIfNeeded()
        let title = try require(label("Страна", in: row))
        expectEqual(title.convert(title.bounds, to: row).minX, 40)
        row.frame.size.width = 280
        row.layoutIfNeeded()
        let detail = try require(label("Россия", in: row))
        expect(abs(detail.convert(detail.bounds, to: row).maxX - 240) < 0.01)

        row.update(with: content)
        row.layoutIfNeeded()
        expectEqual(title.convert(title.bounds, to: row).minX, 16)
    }

    @Test("changing a copy of a theme leaves the original as it was")
    func values() {
        var copy = CellTheme.standard
        copy.spacing.m = 40
        copy.palette.accent = .black
        expectEqual(CellTheme.standard.spacing.m, 16)
        expect(CellTheme.standard.palette.accent != copy.palette.accent)
        expectEqual(copy.spacing.xs, 8)
    }

    @Test("distances come from the spacing scale of the theme")
    func spacing() throws {
        let row = Row(item.content.left, item.content.right)
        let screen = wide.performAsCurrent { RowScreen(row, configuration: .phone()) }
        let title = try require(screen.label("Страна"))
        let detail = try require(screen.label("Россия"))
        expectEqual(screen.frame(of: title).minX, 40)
        expect((40...42).contains(screen.frame(of: title).minY))
        expect(abs(screen.frame(of: detail).maxX - 350) < 0.01)
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
        expect(changed != before)

        let fresh = CellScreenViewController(
            state: CollectionViewState { CollectionViewSection(differenceIdentifier: 1) { item } },
            theme: .highContrast
        )
        try expectEqual(ScreenHost(fresh, configuration: .phone()).bitmap(), changed)

        controller.theme = .standard
        try expectEqual(host.bitmap(), before)
    }
}

/// What happened to the views of ``ThemedContent``, with the theme that was current then.
private final class UpdateLog {
    var updates: [CellTheme] = []
    var measures: [CellTheme] = []
    var views = 0
}

private struct ThemedContent: ContainerContent {
    typealias View = ThemedView

    @ForceEquatable var log: UpdateLog
}

private final class ThemedView: UIView, ContainerContentView {
    private var isNew = true

    static func size(fitting width: CGFloat, content: ThemedContent) -> CGSize {
        content.log.measures.append(.current)
        return CGSize(width: width, height: CellTheme.current.spacing.m)
    }

    func update(with content: ThemedContent) {
        content.log.updates.append(.current)
        if isNew { content.log.views += 1 }
        isNew = false
    }
}
