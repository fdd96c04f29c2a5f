import Honeycomb

struct Vacancy: Identifiable {
    let id: Int
    var title: String
    var city: String
    var isRemote = false
}

final class VacanciesViewController: CellScreenViewController {
    private let vacancies: [Vacancy]

    init(vacancies: [Vacancy]) {
        self.vacancies = vacancies

        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        apply(state, animated: false)
    }

    private var state: CollectionViewState {
        CollectionViewState {
            CollectionViewSection(
                header: SectionLargeHeader(content: SectionLargeHeaderContent(title: "Vacancies")),
                items: {
                    for vacancy in vacancies {
                        TitleDetailChevronItem(
                            differenceIdentifier: vacancy.id,
                            left: LeftTitle(title: vacancy.title),
                            right: RightDetailChevron(text: vacancy.city)
                        )
                    }
                }
            )
            .separators(.leftRight16)
        }
    }
}
