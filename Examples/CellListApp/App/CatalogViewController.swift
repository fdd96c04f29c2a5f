import CellCatalog
import Honeycomb

/// The groups of the catalog; a tap opens the cells of a group.
final class CatalogViewController: CellScreenViewController {
    private let screens = Catalog.designSystem.screens

    override func viewDidLoad() {
        super.viewDidLoad()

        collectionView.accessibilityIdentifier = "catalog"
        let state = CollectionViewState {
            CollectionViewSection(
                differenceIdentifier: "groups",
                items: {
                    for (number, screen) in screens.enumerated() {
                        TitleChevronItem(
                            differenceIdentifier: screen.name,
                            accessibilityIdentifier: screen.name,
                            left: LeftTitle(title: screen.name),
                            right: RightChevron(),
                            didSelectHandler: { [weak self] in self?.open(number) }
                        )
                    }
                }
            )
        }
        apply(state, animated: false)
    }

    private func open(_ number: Int) {
        let group = CellScreenViewController(state: screens[number].state)
        group.title = screens[number].name
        group.collectionView.accessibilityIdentifier = "group"
        navigationController?.pushViewController(group, animated: true)
    }
}
