import CellTesting
import Honeycomb
import Observation
import Testing

@testable import ReadmeExamples

@available(iOS 17.0, *) @Observable @MainActor final class Filter { var isRemote = false }

@available(iOS 17.0, *) @MainActor func vacancies(_ filter: Filter) -> UIViewController {
    CellScreenViewController(observing: { vacancyState(isRemote: filter.isRemote) { filter.isRemote.toggle() } })
}

@Suite("The observed screen of the README")
@MainActor
struct ObservedSampleTests {
    @available(iOS 17.0, *)
    @Test("a tap changes the model, and the screen follows")
    func tap() {
        let filter = Filter()
        let app = ScreenTest(vacancies(filter), on: .iPhone16)
        #expect(!app.cells["Send me new ones"].exists)
        app.cells["Remote work only"].tap()
        #expect(filter.isRemote && app.cells["Send me new ones"].exists)
    }
}
