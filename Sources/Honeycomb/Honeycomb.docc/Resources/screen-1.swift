import Honeycomb

final class VacanciesViewController: CellScreenViewController {
    override func viewDidLoad() {
        super.viewDidLoad()

        apply(state, animated: false)
    }

    private var state: CollectionViewState {
        CollectionViewState {
            CollectionViewSection {
                TitleItem(left: LeftTitle(title: "Designer"))
            }
        }
    }
}
