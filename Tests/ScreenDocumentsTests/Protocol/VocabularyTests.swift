import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments
import Testing

@MainActor
@Suite("The vocabulary of an app")
struct VocabularyTests {
    private static let blue = UIColor.blue
    private static let icon = Icon.gear.image

    private static var vocabulary: ScreenVocabulary {
        var vocabulary = ScreenVocabulary()
        vocabulary.icons["rocket"] = icon
        vocabulary.tints["brand"] = blue
        vocabulary.colors["sky"] = blue
        vocabulary.themes["night"] = .highContrast
        return vocabulary
    }

    private static let document = Data(
        #"""
        {"version":1,"theme":"night","sections":[{"id":"s","background":{"color":"sky"},"items":[
          {"id":"i","left":{"type":"iconTitle","icon":"rocket","iconTint":"brand","title":"T"}}]}]}
        """#.utf8
    )

    @Test("icons, tints, colors and themes of the app are used by name, and only with its vocabulary")
    func names() throws {
        let found = try ScreenDocument(data: Self.document, vocabulary: Self.vocabulary)
        let item = TitleItemFactory.iconTitle(Self.icon, Self.blue)
        expectEqual(found.theme, .highContrast)
        expectEqual(found.state().sections[0].items, [item])
        expectEqual(found.state().sections[0].background, CollectionViewSectionBackground(color: Self.blue))
        let error = #expect(throws: ScreenDocumentError.self) { try ScreenDocument(data: Self.document) }
        expectEqual(error?.diagnostics.count, 4)
    }

    @Test("a vocabulary is written to a file and read from it, and tools give the app's verdict with it")
    func file() throws {
        let json = Self.vocabulary.json()
        let format = try DocumentFormat(json: [UInt8](json), fileName: "app.json")
        expectEqual(format, Self.vocabulary.format)
        let validator = DocumentValidator(format: format)
        expect(validator.diagnostics(of: [UInt8](Self.document), fileName: "a.json").isEmpty)
        expect(
            String(decoding: ScreenDocument.schema(vocabulary: Self.vocabulary), as: UTF8.self).contains("\"rocket\"")
        )
        let error = #expect(throws: ScreenDocumentError.self) {
            try DocumentFormat(
                json: Array(#"{"lefts":[{"name":"a","fields":[{"name":"b","kind":"colour"}]}],"icons":7}"#.utf8),
                fileName: "app.json"
            )
        }
        expectEqual(error?.diagnostics.count, 2)
    }

    @Test("the vocabulary that tools without UIKit have is that of the design system; make vocabulary writes it again")
    func designSystem() {
        expectEqual(DocumentFormat.designSystem, ScreenVocabulary.designSystem.format)
    }

    @Test("images are loaded from https only, unless the app allows others")
    func images() throws {
        func image(_ address: String, _ vocabulary: ScreenVocabulary) throws -> ImageSource? {
            let row =
                #"{"id":"i","left":{"type":"imageTitle","title":"","image":{"url":"\#(address)","placeholder":"gear"}}}"#
            let document = try ScreenDocument(data: screenData(rows: row), vocabulary: vocabulary)
            return (document.state().sections[0].items[0].base as? ImageTitleItem)?.content.left.image
        }
        let placeholder = Icon.gear.image
        let secure = try require(URL(string: "https://a.b/c.png"))
        try expectEqual(image("https://a.b/c.png", .designSystem), .remote(secure, placeholder: placeholder))
        try expectEqual(image("http://a.b/c.png", .designSystem), .local(placeholder))
        var vocabulary = ScreenVocabulary()
        vocabulary.allowsImage = { $0.host == "images.b" }
        try expectEqual(image("https://a.b/c.png", vocabulary), .local(placeholder))
    }
}

private enum TitleItemFactory {
    static func iconTitle(_ icon: UIImage, _ tint: UIColor) -> CollectionViewDiffableItem {
        IconTitleItem(
            differenceIdentifier: "i",
            left: LeftIconTitle(icon: icon, iconTintColor: tint, title: "T")
        ).diffableItem
    }
}
