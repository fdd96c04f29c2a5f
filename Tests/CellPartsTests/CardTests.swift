import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Cards behind single rows")
struct CardTests {
    private typealias Screen = (controller: CellScreenViewController, host: ScreenHost)

    private func row(_ style: CardStyle?, insets: UIEdgeInsets = .zero) -> any CollectionViewItemConvertible {
        TitleItem(differenceIdentifier: 1, left: LeftTitle(title: "Кошелёк"), insets: insets, didSelectHandler: {})
            .card(style)
    }

    private func state(_ item: any CollectionViewItemConvertible) -> CollectionViewState {
        CollectionViewState { CollectionViewSection(differenceIdentifier: 1) { item.diffableItem } }
    }

    private func show(
        _ item: any CollectionViewItemConvertible,
        _ configuration: ScreenConfiguration = .phone()
    ) -> Screen {
        let controller = CellScreenViewController(state: state(item))
        let host = ScreenHost(controller, configuration: configuration)
        host.layout()
        return (controller, host)
    }

    private func cell(_ screen: Screen) throws -> UICollectionViewCell {
        try require(screen.controller.collectionView.visibleCells.first)
    }

    private func card(_ screen: Screen) throws -> UIView {
        try require(cell(screen).backgroundView?.subviews.first)
    }

    @Test("a row without insets gets those of cards, and the card is inside of them")
    func insets() throws {
        let screen = show(row(.outlined))
        try expectEqual(cell(screen).frame.size, CGSize(width: 390, height: 72))
        try expectEqual(card(screen).frame, CGRect(x: 16, y: 8, width: 358, height: 56))
        try expectEqual(card(screen).layer.borderWidth, 1)
        try expectEqual(card(screen).layer.shadowOpacity, 0)
    }

    @Test("the standard insets are those of the theme's spacings")
    func themedInsets() throws {
        let theme = CellTheme(spacing: SpacingScale(xs: 6, m: 12))
        let screen = show(
            TitleItem(differenceIdentifier: 1, left: LeftTitle(title: "Кошелёк")).card(.raised).theme(theme)
        )
        try expect(card(screen).frame.minX == 12 && card(screen).frame.minY == 6)
        try expect(card(screen).frame.width == 366 && cell(screen).frame.height == card(screen).frame.height + 12)
        let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let other = show(
            TitleItem(differenceIdentifier: 1, left: LeftTitle(title: "Кошелёк")).card(.raised, insets: own).theme(
                theme
            )
        )
        try expect(card(other).frame.minX == 2 && card(other).frame.width == 384)
    }

    @Test("insets of zero that are given with the card are kept")
    func zeroInsets() throws {
        let item = TitleItem(differenceIdentifier: 1, left: LeftTitle(title: "Кошелёк")).card(.raised, insets: .zero)
        let screen = show(item)
        try expectEqual(card(screen).frame, CGRect(x: 0, y: 0, width: 390, height: 56))
        // A card that is changed keeps them only if they are given again.
        expectEqual(item.card(.plain, insets: .zero).insets, .zero)
        expectEqual(item.card(nil).insets, .zero)
        expectEqual(item.card(.plain).insets, CardStyle.standardInsets)
    }

    @Test("insets of the row are kept, and mirrored where the interface runs from right to left")
    func ownInsets() throws {
        let own = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
        let screen = show(row(.raised, insets: own), .phone(layoutDirection: .rightToLeft))
        try expectEqual(card(screen).frame, CGRect(x: 10, y: 0, width: 340, height: 56))
        try expect(card(screen).layer.shadowOpacity > 0)
    }

    @Test("a pressed row changes the color of its card, not of the space around it")
    func pressed() throws {
        let screen = show(row(.raised))
        try cell(screen).isHighlighted = true
        screen.host.layout()
        let background = try require(cell(screen).selectedBackgroundView)
        expect(background.backgroundColor == nil)
        expectEqual(background.subviews.first?.frame, CGRect(x: 16, y: 8, width: 358, height: 56))
        expectEqual(background.subviews.first?.backgroundColor, Palette.standard.pressedBackground)
    }

    @Test("a state without the card removes it, and the row is pressed as a whole again")
    func removal() throws {
        let screen = show(row(.outlined))
        let first = try cell(screen)
        first.isHighlighted = true
        screen.controller.apply(state(row(nil)), animated: false)
        screen.host.layout()
        try expect(cell(screen) === first)
        expect(first.backgroundView == nil)
        expect(first.selectedBackgroundView.map { $0.backgroundColor == Palette.standard.pressedBackground } ?? true)
    }

    @Test("the border follows the appearance, also behind sections")
    func border() throws {
        let section = CollectionViewSection(
            differenceIdentifier: 1,
            items: { row(nil).diffableItem },
            background: CollectionViewSectionBackground(CardStyle.outlined)
        )
        let controller = CellScreenViewController(state: CollectionViewState(sections: [section]))
        let host = ScreenHost(controller, configuration: .phone())
        host.layout()
        let background = try require(controller.collectionView.subviews.first { $0.layer.borderWidth == 1 })
        let light = background.layer.borderColor
        host.configuration = .phone(appearance: .dark)
        host.layout()
        expect(background.layer.borderColor != light)
    }

    @Test("cards have the colors of the theme, of the screen's and of a section's, and follow a change of it")
    func themes() throws {
        var theme = CellTheme.standard
        theme.palette.card = .brown
        theme.palette.separator = .purple
        let section = CollectionViewSection(
            differenceIdentifier: 2,
            items: { TitleItem(differenceIdentifier: 1, left: LeftTitle(title: "A")).card() },
            background: CollectionViewSectionBackground(CardStyle.plain)
        )
        let own = CollectionViewSection(differenceIdentifier: 3) {
            TitleItem(differenceIdentifier: 1, left: LeftTitle(title: "B")).card(CardStyle(color: .cyan))
        }
        let controller = CellScreenViewController(state: CollectionViewState(sections: [section, own]))
        let host = ScreenHost(controller, configuration: .phone())
        host.layout()
        func colors() -> [UIColor?] {
            let views = controller.collectionView.subviews.sorted { $0.frame.minY < $1.frame.minY }
            let cells = views.compactMap { $0 as? UICollectionViewCell }
            return cells.map { $0.backgroundView?.subviews.first?.backgroundColor }
                + views.filter { !($0 is UICollectionViewCell) }.map(\.backgroundColor)
        }
        expect(colors().contains(Palette.standard.card) && !colors().contains(.brown))
        let cells = controller.collectionView.visibleCells
        controller.theme = theme
        host.layout()
        expectEqual(colors().filter { $0 == .brown }.count, 2)
        expect(colors().contains(.cyan))
        expect(controller.collectionView.visibleCells.allSatisfy { cells.contains($0) })
        let cards = cells.compactMap { $0.backgroundView?.subviews.first }
        let card = try require(cards.first { $0.backgroundColor == .brown })
        expectEqual(card.layer.borderColor, UIColor.purple.cgColor)
    }
}
