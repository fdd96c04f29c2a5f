// swift-format-ignore-file
// The map of UniversalDataSources as it is shown in its catalog.
import PortableUIKit
import UniversalDataSources

enum MapSample {
    final class TileCell: UICollectionViewCell, ConfigurableView {
        func configure(with item: TileViewModel) {}
    }

    final class PhotoCell: UICollectionViewCell, ConfigurableView {
        func configure(with item: Photo) {}
    }

    final class WidePhotoCell: UICollectionViewCell, ConfigurableView {
        func configure(with item: Photo) {}
    }

    final class PromotionView: UICollectionViewCell, ConfigurableView {
        func configure(with item: Promotion) {}
    }

    @MainActor
    static func map(_ promotion: Promotion, _ bannerView: PromotionView) -> CorrespondenceMap {
        let list = CorrespondenceMap {
            Correspondence((any Titled).self, to: TitleCell.self)                                   // many models, one view
            Correspondence(TileViewModel.self, to: TileCell.self)
            Correspondence(TileViewModel.self, to: LargeTileCell.self, where: { $0.isLarge })       // one model, many views
            Correspondence(item: promotion, to: bannerView)                                         // this item, this view
            Correspondence(Photo.self) { photo in
                photo.isPanorama ? .type(WidePhotoCell.self) : .type(PhotoCell.self)
            }
            ViewDecorator<TileCell> { cell, traits in cell.layer.cornerRadius = 12 }
        }
        return list
    }
}
