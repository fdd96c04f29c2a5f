import CellTesting
import Honeycomb
import ScreenHosting
import Testing

@testable import ReadmeExamples

@Test @MainActor
func vacancies() {
    let app = ScreenTest(vacancyState(isRemote: true, toggleRemote: {}), on: .iPhone16)
    app.cells["City"].assert(detail: "Almaty")
    app.monkey(seed: 1, steps: 500)

    let device = ScreenConfiguration(size: CGSize(width: 390, height: 215))
    let matrix = SnapshotMatrix(appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft])
    assertSnapshot(
        of: vacancyState(isRemote: true, toggleRemote: {}),
        as: .images(across: matrix, on: device),
        named: "README"
    )
}
