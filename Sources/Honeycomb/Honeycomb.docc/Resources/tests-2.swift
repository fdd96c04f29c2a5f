import CellTesting
import Testing

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
