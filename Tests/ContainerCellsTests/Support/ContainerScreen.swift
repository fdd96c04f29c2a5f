import ContainerCells
import DeclarativeCollections
import PortableUIKit
import ScreenHosting

/// A collection view of container cells that fills a hosted screen.
@MainActor
final class ContainerScreen {
    let collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: UICollectionViewLayout()
    )
    let driver: CollectionViewDriver
    let host: ScreenHost

    init(direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
        driver = CollectionViewDriver(collectionView: collectionView)
        let controller = UIViewController()
        controller.view.addSubview(collectionView)
        host = ScreenHost(
            controller,
            configuration: ScreenConfiguration(
                size: CGSize(width: 320, height: 400),
                layoutDirection: direction
            )
        )
    }

    func apply(
        selection: CollectionViewSelection = .none,
        @CollectionViewItemsBuilder _ items: () -> [CollectionViewDiffableItem]
    ) {
        let section = CollectionViewSection(differenceIdentifier: "main", items: items)
        driver.apply(CollectionViewState(selection: selection, sections: [section]), animated: false)
        host.layout()
    }

    func cell(_ item: Int) -> ContainerCell<NoteView>? {
        collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? ContainerCell<NoteView>
    }
}
