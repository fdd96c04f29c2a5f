import Expectations
import Honeycomb
import PartDeclarations
import ScreenDocuments
import Testing

/// A right part of an app.
private struct RightStars: RightElementsContent, Sendable {
    typealias View = RightElementsView<RightStars>

    var count: Double

    func elements(in theme: CellTheme) -> RightElements {
        RightElements(text: theme.detail(String(repeating: "★", count: Int(count))))
    }
}

extension RightStars: DeclaredPart {
    static let declaration = PartDeclaration(
        "stars",
        summary: "stars",
        fields: [.number("count", \.count, in: 0...5, isRequired: true)],
        examples: []
    ) {
        RightStars(count: 0)
    }
}

/// An app's content for both sides.
private struct TagContent: SectionTextContent, Sendable {
    typealias View = SectionTextView<TagContent>

    var text: String

    func label(in theme: CellTheme) -> LabelContent { theme.badge(text, style: .neutral) }
    func insets(_ spacing: SpacingScale) -> UIEdgeInsets { .zero }
    var textTraits: UIAccessibilityTraits { .staticText }
}

extension TagContent: DeclaredPart {
    static let declaration = PartDeclaration(
        "tag",
        summary: "a tag",
        fields: [.text("text", \.text)],
        examples: []
    ) {
        TagContent(text: "")
    }
}

@MainActor
@Suite("Documents with parts of an app")
struct AppPartTests {
    private static let parts = DeclaredParts.designSystem.adding(
        DeclaredParts(rights: [RightStars.self], customs: [TagContent.self])
    )

    private static let document = """
        {"version":1,"sections":[{"id":"s","items":[
          {"id":"stars","left":{"type":"title","title":"Rating"},"right":{"type":"stars","count":4}},
          {"id":"tags","left":{"type":"custom","content":{"type":"tag","text":"remote"}},
           "right":{"type":"custom","content":{"type":"tag","text":"new"}}}]}]}
        """

    @Test("an app's parts and its contents on both sides are decoded by name")
    func parts() throws {
        let state = try ScreenDocument(data: Data(Self.document.utf8), parts: Self.parts).state()
        let items = state.sections[0].items
        let stars = try require(items[0].base as? LeftRightItem<LeftTitle, RightStars>)
        expectEqual(stars.content.right.count, 4)
        let tags = try require(items[1].base as? LeftRightItem<LeftCustom<TagContent>, RightCustom<TagContent>>)
        expect(tags.content.left.content.text == "remote" && tags.content.right.content.text == "new")
    }

    @Test("unregistered parts are unknown, and invalid fields of registered ones are reported")
    func unknown() throws {
        let plain = try #require(throws: ScreenDocumentError.self) {
            try ScreenDocument(data: Data(Self.document.utf8))
        }
        expectEqual(plain.diagnostics.count, 3)
        let wrong = Self.document.replacingOccurrences(of: "\"count\":4", with: "\"count\":6").replacingOccurrences(
            of: "\"text\":\"new\"",
            with: "\"t\":1"
        )
        let error = try #require(throws: ScreenDocumentError.self) {
            try ScreenDocument(data: Data(wrong.utf8), parts: Self.parts)
        }
        expect(error.diagnostics.map(\.message).contains("6 is too large"))
        expect(error.diagnostics.map(\.message).contains("the key \"text\" is missing"))
    }

    @Test("a part with the name of another replaces it")
    func replacing() {
        let parts = DeclaredParts(rights: [RightDetail.self, RightStars.self]).adding(
            DeclaredParts(rights: [RightStars.self, RightChevron.self])
        )
        expectEqual(parts.rights.map { $0.documentName }, ["detail", "stars", "chevron"])
    }
}
