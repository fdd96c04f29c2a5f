import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

/// Rows below the list of a screen.
@MainActor
@Suite("The bar below the list")
struct BottomBarTests {
    private static let size = CGSize(width: 390, height: 844)
    private static let safeBottom: CGFloat = 34

    private func host(_ controller: CellScreenViewController, _ size: CGSize = size) -> ScreenHost {
        let host = ScreenHost(
            controller,
            configuration: ScreenConfiguration(
                size: size,
                scale: 2,
                safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: Self.safeBottom, right: 0)
            )
        )
        host.layout()
        return host
    }

    private func state(_ count: Int = 30) -> CollectionViewState {
        CollectionViewState {
            CollectionViewSection(differenceIdentifier: "list") {
                for index in 0..<count {
                    TitleItem(differenceIdentifier: index, left: LeftTitle(title: "Row \(index)"), right: RightEmpty())
                }
            }
        }
    }

    private func withTotal(_ text: String = "Total") -> CollectionViewState {
        state().bottomBar {
            TitleDetailItem(
                differenceIdentifier: "total",
                left: LeftTitle(title: text),
                right: RightDetail(text: "1 490 ₽")
            )
            ButtonItem(differenceIdentifier: "pay", left: LeftButton(title: "Pay"), right: RightEmpty())
        }
    }

    private func bar(_ controller: CellScreenViewController) throws -> BottomBar {
        try require(controller.view.subviews.lazy.compactMap { $0 as? BottomBar }.first)
    }

    private func labels(_ view: UIView) -> [UILabel] {
        ([view as? UILabel].compactMap { $0 } + view.subviews.flatMap { labels($0) })
            .filter { $0.text?.isEmpty == false }
    }

    @Test("its rows stand above the safe area, and the list ends above them")
    func place() throws {
        let controller = CellScreenViewController(state: withTotal())
        let host = host(controller)
        let bar = try bar(controller)
        expect(!bar.isHidden && bar.frame.maxY == 844 && bar.frame.width == 390)
        expectEqual(Set(labels(bar).compactMap(\.text)), ["Total", "1 490 ₽", "Pay"])
        for label in labels(bar) {
            expect(label.convert(label.bounds, to: controller.view).maxY <= 844 - Self.safeBottom)
        }
        expectEqual(controller.collectionView.adjustedContentInset.bottom, 844 - bar.frame.minY)
        expectEqual(bar.backgroundColor, Palette.standard.background)
        withExtendedLifetime(host) {}
    }

    @Test("it follows the state: other rows, another text size, no rows")
    func changes() throws {
        let controller = CellScreenViewController(state: withTotal())
        controller.additionalSafeAreaInsets.bottom = 10
        let host = host(controller)
        let bar = try bar(controller)
        let small = bar.frame.height
        controller.apply(withTotal("The total of all items with delivery and a gift card"), animated: true)
        host.layout()
        expect(bar.frame.height > small)
        controller.apply(withTotal(), animated: true)
        host.layout()
        expectEqual(bar.frame.height, small)
        host.configuration.contentSizeCategory = .accessibilityLarge
        host.layout()
        expect(bar.frame.height > small)
        host.configuration.contentSizeCategory = .large
        controller.apply(state(), animated: true)
        host.layout()
        // What the app added to the safe area stays.
        expect(bar.isHidden && controller.additionalSafeAreaInsets.bottom == 10)
        controller.apply(withTotal(), animated: false)
        host.layout()
        expect(!bar.isHidden && bar.frame.height == small)
    }

    @Test("it stays above the keyboard, and the list ends above it")
    func keyboard() throws {
        let controller = CellScreenViewController(
            state: state().bottomBar {
                FieldItem(
                    differenceIdentifier: "message",
                    left: LeftField(identifier: "message", value: "", placeholder: "Message"),
                    right: RightEmpty()
                )
            }
        )
        let host = host(controller)
        let bar = try bar(controller)
        let (place, height) = (bar.frame.minY, 844 - Self.safeBottom - bar.frame.minY)
        let list = controller.collectionView
        let inset = list.adjustedContentInset.bottom
        post(CGRect(x: 0, y: 544, width: 390, height: 300))
        host.advance(by: 1)
        expectEqual(bar.frame.minY, 544 - height)
        expectEqual(list.adjustedContentInset.bottom, 300 + height)
        func fields(_ view: UIView) -> [UITextField] {
            [view as? UITextField].compactMap { $0 } + view.subviews.flatMap { fields($0) }
        }
        let field = try require(fields(bar).first)
        expect(field.convert(field.bounds, to: controller.view).maxY <= 544)
        post(CGRect(x: 0, y: 844, width: 390, height: 300))
        host.advance(by: 1)
        expect(bar.frame.minY == place && list.adjustedContentInset.bottom == inset)
    }

    @Test("it leaves room for the list: what is too high scrolls")
    func limit() throws {
        let controller = CellScreenViewController(
            state: state().bottomBar {
                for index in 0..<30 {
                    TitleItem(differenceIdentifier: index, left: LeftTitle(title: "Row"), right: RightEmpty())
                }
            }
        )
        let host = host(controller)
        let bar = try bar(controller)
        expect(bar.frame.minY >= 844 * 0.3)
        let list = try require(bar.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
        expect(list.isScrollEnabled && list.contentSize.height == 30 * 56)
        // As many rows as fit are made, not all.
        expect(list.visibleCells.count < 15)
        withExtendedLifetime(host) {}
    }

    @Test("its rows have the theme, the readable width and the handlers of the screen")
    func rows() throws {
        var theme = CellTheme.standard
        theme.palette.background = .yellow
        theme.palette.primaryText = .purple
        var count = 0
        let controller = CellScreenViewController(
            state: state().bottomBar {
                TitleItem(
                    differenceIdentifier: "a",
                    left: LeftTitle(title: "Tap"),
                    right: RightEmpty(),
                    didSelectHandler: { count += 1 }
                )
            }
            .theme(theme)
        )
        let host = host(controller, CGSize(width: 1_024, height: 800))
        let bar = try bar(controller)
        let label = try require(labels(bar).first)
        expect(bar.backgroundColor == .yellow && label.textColor == .purple)
        expectEqual(controller.view.backgroundColor, .yellow)
        let frame = label.convert(label.bounds, to: controller.view)
        expect(frame.minX >= (1_024 - 640) / 2 - 0.5 && frame.maxX <= (1_024 + 640) / 2)
        host.tap(at: label.convert(CGPoint(x: 5, y: 5), to: nil))
        expectEqual(count, 1)
    }

    private func post(_ frame: CGRect) {
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            ]
        )
    }
}

/// The height of rows, and what is behind them.
@MainActor
@Suite("Density and backgrounds")
struct DensityTests {
    private func height(
        _ item: some CollectionViewItemConvertible,
        _ state: (CollectionViewState) -> CollectionViewState = { $0 }
    ) -> CGFloat {
        let controller = CellScreenViewController(
            state: state(CollectionViewState(sections: [CollectionViewSection(items: [item.diffableItem])]))
        )
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 400)))
        host.layout()
        return controller.collectionView.visibleCells.first?.frame.height ?? 0
    }

    private var row: TitleToggleItem {
        TitleToggleItem(left: LeftTitle(title: "Title"), right: RightToggle(isOn: true))
    }

    @Test("rows have the density of their surroundings, and at least 44 points")
    func density() {
        expectEqual(height(row), 56)
        expectEqual(height(row.rowDensity(.compact)), 48)
        expectEqual(height(TitleItem(left: LeftTitle(title: "A"), right: RightEmpty()).rowDensity(.compact)), 44)
        expectEqual(height(row.rowDensity(.spacious)), 72)
        expectEqual(height(row) { $0.rowDensity(.spacious) }, 72)
        expectEqual(height(row.rowDensity(.regular)) { $0.rowDensity(.spacious) }, 56)
    }

    @Test("rows are as high as asked, and as their contents in any case")
    func minimumHeight() {
        expectEqual(height(row.minimumRowHeight(100)), 100)
        expectEqual(height(row.minimumRowHeight(10)), 56)
        expectEqual(height(row.minimumRowHeight(.nan)), 56)
        expectEqual(height(row.minimumRowHeight(-5)), 56)
        expectEqual(height(row) { $0.minimumRowHeight(80) }, 80)
    }

    @Test("a theme makes rows denser by its token, without another margin")
    func token() {
        var theme = CellTheme.standard
        theme.spacing.row = 4
        expectEqual(height(row.theme(theme)), 44)
    }

    @Test("a screen has the background of its state, in the color of its theme")
    func background() {
        var theme = CellTheme.standard
        theme.palette.fill = .green
        theme.palette.others = [NamedColor("sand", .brown)]
        let controller = CellScreenViewController(theme: theme)
        controller.loadViewIfNeeded()
        for (name, color) in [("fill", UIColor.green), ("sand", .brown), ("unknown", Palette.color(named: "unknown"))] {
            controller.apply(CollectionViewState().screenBackground(Palette.color(named: name)), animated: false)
            expectEqual(controller.collectionView.backgroundColor, color, "\(name)")
        }
        controller.apply(CollectionViewState(), animated: false)
        expectEqual(controller.collectionView.backgroundColor, theme.palette.background)
    }

    @Test("a color by name is the same each time, and that of the theme where it is shown")
    func names() {
        expect(Palette.color(named: "accent") === Palette.standard.accent)
        expect(Palette.color(named: "orange") === Tint.orange.color)
        let name = Palette.color(named: "brand.gold")
        expect(Palette.color(named: "brand.gold") === name)
        var palette = Palette.standard
        palette.accent = .purple
        palette.others = [NamedColor("brand.gold", .yellow)]
        expectEqual(palette.color(for: name), .yellow)
        expectEqual(palette.color(for: Palette.standard.accent), .purple)
        expectEqual(palette.color(for: UIColor.cyan), .cyan)
        expectEqual(Palette.standard.color(for: name), name)
    }
}
