import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

@testable import ReadmeExamples

/// Checks that the code in the README compiles and that its pictures are rendered from that code.
@MainActor
@Suite("README")
struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    private func host(_ state: CollectionViewState) -> ScreenHost {
        ScreenHost(
            CellScreenViewController(state: state),
            configuration: ScreenConfiguration(size: CGSize(width: 390, height: 300))
        )
    }

    @Test(
        "the code shown is the code of the examples",
        arguments: [
            "VacancyScreen.swift", "CityScreen.swift", "FeedScreen.swift", "RightRating.swift", "PhoneForm.swift",
            "DraftBanner.swift",
        ]
    )
    func code(file: String) throws {
        let pages = try ["README.md", "Documentation/Screens.md", "Documentation/YourOwnPart.md"].map(text)
        let code = try text("Examples/Readme/\(file)")

        #expect(pages.contains { $0.contains("```swift\n\(code)```") })
    }

    @Test("the screen in Swift and its document, from which the picture is drawn, are the same to the pixel")
    func picture() throws {
        let path = "Examples/Readme/Screens/vacancies.json"
        let document = try ScreenDocument(data: Data(try text(path).utf8), fileName: path)

        let fromSwift = try host(vacancyState(isRemote: true, toggleRemote: {})).bitmap()
        let fromJSON = try host(document.state()).bitmap()

        #expect(fromSwift.firstDifference(from: fromJSON) == nil)
    }

    @Test("the document shown is that of the screen in Swift")
    func document() throws {
        #expect(try text("README.md").contains("```json\n" + text("Examples/Readme/Screens/vacancies.json") + "```"))
    }

    @Test("the row shown as JSON is a row")
    func row() throws {
        let page = try text("Documentation/Documents.md")
        let parts = page.components(separatedBy: "```json\n")
        let row = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
        let document = #"{ "version": 1, "sections": [ { "id": "main", "items": [ \#(row) ] } ] }"#

        let screen = try ScreenDocument(data: Data(document.utf8), fileName: "README.md")

        #expect(screen.state().sections.first?.items.count == 1)
    }

    @Test("a custom part works in a row like the built-in ones", arguments: [false, true])
    func ownPart(isRightToLeft: Bool) throws {
        let host = host(
            CollectionViewState {
                CollectionViewSection {
                    TitleRatingItem(left: LeftTitle(title: "Honeycomb"), right: RightRating(stars: 4))
                }
            }
        )
        host.configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        host.layout()

        let label = try #require(labels(in: host.window).first { $0.text == "★★★★" })
        let frame = label.convert(label.bounds, to: host.window)
        #expect(isRightToLeft ? frame.minX == 16 : frame.maxX == 374)
        #expect(label.bounds.width == label.sizeThatFits(CGSize(width: 390, height: 100)).width)
    }

    func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
}
