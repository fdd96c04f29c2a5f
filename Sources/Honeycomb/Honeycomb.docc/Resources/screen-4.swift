import Honeycomb

struct Vacancy: Identifiable {
    let id: Int
    var title: String
    var city: String
    var isRemote = false
}

final class VacanciesViewController: CellScreenViewController {
    private let vacancies: [Vacancy]
    private var isRemoteOnly = false {
        didSet { apply(state, animated: true) }
    }

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
            CollectionViewSection {
                CheckboxItem(
                    left: LeftCheckbox(title: "Remote work only", isOn: isRemoteOnly),
                    didSelectHandler: { [weak self] in self?.isRemoteOnly.toggle() }
                )
            }
            CollectionViewSection(
                header: SectionLargeHeader(content: SectionLargeHeaderContent(title: "Vacancies")),
                items: {
                    for vacancy in vacancies where vacancy.isRemote || !isRemoteOnly {
                        TitleDetailChevronItem(
                            differenceIdentifier: vacancy.id,
                            left: LeftTitle(title: vacancy.title),
                            right: RightDetailChevron(text: vacancy.city)
                        )
                    }
                },
                emptyItem: TitleItem(left: LeftTitle(title: "Nothing was found"))
            )
            .separators(.leftRight16)
        }
    }
}
