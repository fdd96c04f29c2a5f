import Honeycomb

final class VacanciesViewController: CellScreenViewController {
    override func viewDidLoad() {
        super.viewDidLoad()

        apply(state, animated: false)
    }

    private var state: CollectionViewState {
        CollectionViewState {
            CollectionViewSection(
                header: SectionLargeHeader(content: SectionLargeHeaderContent(title: "Vacancies")),
                items: {
                    TitleDetailChevronItem(
                        left: LeftTitle(title: "Designer"),
                        right: RightDetailChevron(text: "Almaty"),
                        separator: .leftRight16
                    )
                    TitleDetailChevronItem(
                        left: LeftTitle(title: "Developer"),
                        right: RightDetailChevron(text: "Astana")
                    )
                }
            )
        }
    }
}
