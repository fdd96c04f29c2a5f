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
}
