import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import UniversalDataSources

@MainActor @Suite struct DecoratorTests {
    private let tile = TileCellViewModel(id: 1)
    private let simple = SimpleCellViewModel(title: "Row")

    @Test("decorators compose, and later ones win")
    func composing() {
        let round = ViewDecorator<UIView> { view, _ in
            view.layer.cornerRadius = 12
            view.alpha = 0.5
        }
        let opaque = ViewDecorator<UIView> { view, _ in view.alpha = 1 }
        let view = UIView()
        (round + opaque).decorate(view)
        expect(view.layer.cornerRadius == 12 && view.alpha == 1)
        (opaque + round).decorate(view)
        expectEqual(view.alpha, 0.5)
        ViewDecorator([round, opaque]).decorate(view)
        expectEqual(view.alpha, 1)
    }

    @Test("a decorator styles a part of a view")
    func parts() {
        final class Card: UIView {
            let label = UILabel()
        }
        let red = ViewDecorator<UILabel> { label, _ in label.textColor = .systemRed }
        let card = Card()
        red.on(\Card.label).decorate(card)
        expectEqual(card.label.textColor, .systemRed)
    }

    @Test("decorators of a map are applied to the views of their type, from the library's to the app's")
    func map() {
        let screen = CollectionScreen()
        let library = CorrespondenceMap {
            Correspondence(TileCellViewModel.self, to: TileCell.self)
            Correspondence(SimpleCellViewModel.self, to: SimpleCell.self)
            ViewDecorator<UICollectionViewCell> { cell, _ in
                cell.layer.cornerRadius = 4
                cell.layer.borderWidth = 2
            }
        }
        let app = CorrespondenceMap {
            ViewDecorator<TileCell> { cell, _ in cell.layer.cornerRadius = 8 }
        }
        let dataSource = UniversalDiffableDataSource<AnyHashable>(
            collectionView: screen.collectionView,
            map: app.layered(over: library)
        )
        dataSource.apply(sections: [UniversalSection(0, items: [tile, simple])], animatingDifferences: false)
        expect(screen.cell(0)?.layer.cornerRadius == 8 && screen.cell(0)?.layer.borderWidth == 2)
        expectEqual(screen.cell(1)?.layer.cornerRadius, 4)
    }

    @Test("a decorator of a part or of a hosted view reads their newest traits")
    func newestTraits() throws {
        final class Panel: UIView, HostableView {
            let part = UIView()

            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(part)
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) {
                fatalError("Panel is made in code; it cannot be decoded.")
            }
        }
        let screen = CollectionScreen()
        var styles: [UIUserInterfaceStyle] = []
        let decorator = ViewDecorator<UIView> { view, traits in
            styles.append(traits.userInterfaceStyle)
            expectEqual(view.traitCollection, traits)
        }
        let map = CorrespondenceMap {
            Correspondence(SimpleCellViewModel.self, to: Panel.self) { _, _, _ in }
            decorator.on(\Panel.part)
            ViewDecorator<Panel> { panel, traits in styles.append(traits.userInterfaceStyle) }
        }
        let dataSource = UniversalDiffableDataSource<AnyHashable>(collectionView: screen.collectionView, map: map)
        dataSource.apply(sections: [UniversalSection(0, items: [simple])], animatingDifferences: false)
        screen.host.layout()
        for (appearance, count) in [(UIUserInterfaceStyle.dark, 2), (.light, 2), (.dark, 2)] {
            styles = []
            screen.host.configuration.appearance = appearance
            screen.host.layout()
            expectEqual(styles, Array(repeating: appearance, count: count))
        }
    }

    @Test("a decorator is applied after each configuration and whenever the traits change")
    func traits() throws {
        let screen = CollectionScreen()
        var styles: [UIUserInterfaceStyle] = []
        let dataSource = UniversalDiffableDataSource<TileCellViewModel>(collectionView: screen.collectionView)
        let decorator = ViewDecorator<TileCell> { cell, traits in
            styles.append(traits.userInterfaceStyle)
            cell.layer.borderColor = UIColor.label.resolvedColor(with: traits).cgColor
        }
        dataSource.registerCellType(TileCell.self, decorator: decorator)
        dataSource.apply(sections: [UniversalSection(0, items: [tile])], animatingDifferences: false)
        let cell = try require(screen.cell(0) as? TextCell)
        let light = cell.layer.borderColor
        expectEqual(styles, [.light])
        dataSource.reconfigure([tile], animatingDifferences: false)
        screen.host.layout()
        expectEqual(styles, [.light, .light])
        screen.host.configuration.appearance = .dark
        screen.host.layout()
        expectEqual(styles, [.light, .light, .dark])
        expect(cell.layer.borderColor != light)
        expectEqual(cell.configurations, 2)
    }

    @Test("a plain view in a cell is decorated as well, in tables too")
    func hosted() {
        let screen = TableScreen()
        let map = CorrespondenceMap {
            Correspondence(AlertCellViewModel.self, to: MessageView.self)
            ViewDecorator<MessageView> { view, _ in view.layer.cornerRadius = 6 }
            ViewDecorator<UITableViewCell> { cell, _ in cell.selectionStyle = .none }
        }
        let dataSource = UniversalTableDiffableDataSource<AlertCellViewModel>(tableView: screen.tableView, map: map)
        dataSource.apply(sections: [UniversalSection(0, items: [AlertCellViewModel(message: "A")])])
        expectEqual(screen.cell(0)?.shownView.layer.cornerRadius, 6)
        expectEqual(screen.cell(0)?.selectionStyle, UITableViewCell.SelectionStyle.none)
    }

    @Test("a map without decorators stops decorating its cells")
    func leaving() throws {
        let screen = CollectionScreen()
        var count = 0
        let decorated = CorrespondenceMap {
            Correspondence(TileCellViewModel.self, to: TileCell.self)
            ViewDecorator<TileCell> { _, _ in count += 1 }
        }
        let plain = CorrespondenceMap { Correspondence(TileCellViewModel.self, to: TileCell.self) }
        let dataSource = UniversalDiffableDataSource<TileCellViewModel>(
            collectionView: screen.collectionView,
            map: decorated
        )
        dataSource.apply(sections: [UniversalSection(0, items: [tile])], animatingDifferences: false)
        screen.host.layout()
        expectEqual(count, 1)
        dataSource.setMap(plain, animatingDifferences: false)
        screen.host.configuration.appearance = .dark
        screen.host.layout()
        expectEqual(count, 1)
    }
}
