import Honeycomb
import ScreenHosting
import Testing

/// The pictures of the tutorial. They are written with `TUTORIAL_PICTURES=1 swift test --filter TutorialPictures`.
@MainActor
@Suite("The pictures of the tutorial")
struct TutorialPictures {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Honeycomb/Honeycomb.docc/Resources")

    private let vacancies = [
        ScreenStep4.Vacancy(id: 1, title: "Designer", city: "Almaty"),
        ScreenStep4.Vacancy(id: 2, title: "Developer", city: "Astana", isRemote: true),
    ]

    @Test("each step that changes the screen has a picture of its size")
    func pictures() throws {
        let third = vacancies.map { ScreenStep3.Vacancy(id: $0.id, title: $0.title, city: $0.city) }
        let steps: [UIViewController] = [
            ScreenStep1.VacanciesViewController(),
            ScreenStep2.VacanciesViewController(),
            ScreenStep3.VacanciesViewController(vacancies: third),
            ScreenStep4.VacanciesViewController(vacancies: vacancies),
        ]
        for (number, controller) in steps.enumerated() {
            let device = ScreenConfiguration(size: CGSize(width: 390, height: 320), scale: 2)
            let host = ScreenHost(controller, configuration: device)
            let file = Self.folder.appendingPathComponent("screen-\(number + 1).png")
            let data = try host.data(format: .png)
            if ProcessInfo.processInfo.environment["TUTORIAL_PICTURES"] != nil { try data.write(to: file) }
            let shown = try #require(UIImage(data: try Data(contentsOf: file)), "\(file.lastPathComponent)")
            #expect(shown.cgImage?.width == 780 && shown.cgImage?.height == 640)
        }
    }
}
