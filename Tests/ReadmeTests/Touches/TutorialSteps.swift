import CellTesting
import Honeycomb
import Testing

// The files of the tutorial, each in a namespace of its own, so that all of them are compiled. `DocumentationTests` holds the
// files against this one.

struct ScreenStep1 {
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
}

struct ScreenStep2 {
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
}

struct ScreenStep3 {
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
}

struct ScreenStep4 {
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

    struct TestStep1 {
        @MainActor
        struct VacanciesTests {
            private let vacancies = [
                Vacancy(id: 1, title: "Designer", city: "Almaty"),
                Vacancy(id: 2, title: "Developer", city: "Astana", isRemote: true),
            ]

            @Test("the filter leaves remote vacancies only")
            func filter() {
                let app = ScreenTest(VacanciesViewController(vacancies: vacancies))
                app.cells["Designer"].assert(detail: "Almaty")

                app.cells["Remote work only"].tap()

                #expect(!app.cells["Designer"].exists)
                app.cells["Developer"].assert(detail: "Astana")
            }
        }
    }

    struct TestStep2 {
        @MainActor
        struct VacanciesTests {
            private let vacancies = [
                Vacancy(id: 1, title: "Designer", city: "Almaty"),
                Vacancy(id: 2, title: "Developer", city: "Astana", isRemote: true),
            ]

            @Test("the filter leaves remote vacancies only")
            func filter() {
                let app = ScreenTest(VacanciesViewController(vacancies: vacancies))
                app.cells["Designer"].assert(detail: "Almaty")

                app.cells["Remote work only"].tap()

                #expect(!app.cells["Designer"].exists)
                app.cells["Developer"].assert(detail: "Astana")
            }

            @Test("everybody can read, reach and hear the screen")
            func audit() {
                assertAudit(of: VacanciesViewController(vacancies: vacancies))
            }

            @Test("no sequence of actions breaks the screen")
            func monkey() {
                ScreenTest(VacanciesViewController(vacancies: vacancies)).monkey(seed: 1, steps: 100)
            }
        }
    }
}
