import PortableUIKit
import UniversalDataSources

/// The mapping from models to views: the only place where the catalog connects them.
@MainActor
enum CatalogMap {
    private static let header = UICollectionView.elementKindSectionHeader

    static let standard = CorrespondenceMap {
        Correspondence(TileViewModel.self, to: TileView.self)
        Correspondence(TileViewModel.self, to: TileView.self, decorator: highlight, where: { $0.isHighlighted })
        Correspondence(SimpleViewModel.self, to: SimpleView.self)
        Correspondence(AlertViewModel.self, to: AlertView.self)
        Correspondence(HeadlineViewModel.self, to: HeadlineView.self, elementKind: header)
        card
        ViewDecorator<UITableViewCell> { cell, _ in
            cell.selectionStyle = .none
            cell.backgroundColor = .clear
        }
    }

    /// Tiles are cards.
    private static let card = ViewDecorator<TileView> { tile, _ in
        tile.card.layer.cornerRadius = 12
        tile.card.backgroundColor = .secondarySystemBackground
        tile.valueLabel.textColor = .label
    }

    private static let highlight = ViewDecorator<TileView> { tile, _ in
        tile.card.backgroundColor = .systemBlue
        tile.valueLabel.textColor = .white
    }
}
