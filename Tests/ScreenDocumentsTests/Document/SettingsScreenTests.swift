import CellList
import Expectations
import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

@Suite("The settings screen as a document")
@MainActor
struct SettingsScreenTests {
    private func document() throws -> ScreenDocument {
        try ScreenDocument(data: Data(CellListDocuments.settings), fileName: "settings.json")
    }

    private func bitmap(_ controller: UIViewController, _ configuration: ScreenConfiguration) throws -> ScreenBitmap {
        try ScreenHost(controller, configuration: configuration).bitmap()
    }

    @Test("describes the state that the Swift code makes")
    func state() throws {
        try expectEqual(document().state(), CellListViewModel().viewState.collection)
    }

    @Test(
        "draws the same pixels as the Swift code",
        arguments: [
            (.light, .leftToRight, .large),
            (.dark, .rightToLeft, .extraSmall),
            (.light, .leftToRight, .accessibilityExtraExtraExtraLarge),
        ] as [(UIUserInterfaceStyle, UITraitEnvironmentLayoutDirection, UIContentSizeCategory)]
    )
    func pixels(
        appearance: UIUserInterfaceStyle,
        direction: UITraitEnvironmentLayoutDirection,
        textSize: UIContentSizeCategory
    ) throws {
        let configuration = ScreenConfiguration(
            size: CGSize(width: 390, height: 700),
            appearance: appearance,
            layoutDirection: direction,
            contentSizeCategory: textSize
        )
        let swift = try bitmap(CellListViewController(viewModel: CellListViewModel()), configuration)
        let json = try bitmap(CellScreenViewController(state: try document().state()), configuration)
        expectEqual(swift, json)
        expect(Set(stride(from: 0, to: json.bytes.count, by: 4).map { json.bytes[$0] }).count > 8)
    }
}
