import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments
import ScreenHosting
import Testing

@Suite("The language, the fonts and the descriptions of images of a document")
@MainActor
struct LocaleTests {
    private static func document(_ members: String) throws(ScreenDocumentError) -> ScreenDocument {
        try ScreenDocument(data: Data(#"{"version":1,\#(members),"sections":[]}"#.utf8))
    }

    private static func host(_ controller: DocumentViewController) -> ScreenHost {
        ScreenHost(
            UINavigationController(rootViewController: controller),
            configuration: ScreenConfiguration(size: CGSize(width: 390, height: 600))
        )
    }

    @Test("a document has a language; what is none is an error", arguments: ["en", "pt-BR", "zh-Hans-CN", "ar"])
    func languages(_ language: String) throws {
        try expectEqual(Self.document(#""locale":"\#(language)""#).locale, Locale(identifier: language))
    }

    @Test(
        "what is no language is an error with the notation",
        arguments: ["", "e", "en_US", "pt-", "русский", "en--US"]
    )
    func wrongLanguages(_ language: String) {
        let error = #expect(throws: ScreenDocumentError.self) { try Self.document(#""locale":"\#(language)""#) }
        expectEqual(error?.diagnostics.first?.allowed, "a language like en, pt-BR or zh-Hans")
        expectEqual(error?.diagnostics.first?.pointer, "/locale")
    }

    @Test("the language is that of dates and of VoiceOver, and gives the direction")
    func screen() throws {
        let data = Data(
            #"""
            {"version":1,"locale":"ar-EG","sections":[{"id":"s","items":[{"id":"a","left":{"type":"title","title":"T"},
             "right":{"type":"date","date":"2026-05-04"}}]}]}
            """#.utf8
        )
        let controller = DocumentViewController()
        try controller.screen.show(data)
        let host = Self.host(controller)
        defer { withExtendedLifetime(host) {} }
        expectEqual(controller.view.accessibilityLanguage, "ar-EG")
        expectEqual(controller.collectionView.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        let item = controller.screen.state.sections[0].items[0].base as? LeftRightItem<LeftTitle, RightDate>
        expectEqual(item?.content.right.locale, Locale(identifier: "ar-EG"))
        try controller.screen.show(Data(#"{"version":1,"locale":"ar","direction":"leftToRight","sections":[]}"#.utf8))
        expectEqual(controller.collectionView.effectiveUserInterfaceLayoutDirection, .leftToRight)
    }

    /// Whether the list and the bar above it run from right to left.
    private static func directions(_ controller: DocumentViewController) -> [Bool] {
        [controller.collectionView, controller.navigationController?.navigationBar ?? UIView()]
            .map { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    }

    @Test("the list and the bar have one direction: the chosen one, that of the document, that of its language")
    func direction() throws {
        for (members, chosen, isMirrored) in [
            (#""locale":"ar""#, nil, true), (#""locale":"he-IL""#, nil, true), (#""locale":"az-Arab""#, nil, true),
            (#""locale":"ar-Latn-EG""#, nil, false), (#""locale":"zh-Hans-CN""#, nil, false),
            (#""locale":"en""#, nil, false), (#""locale":"ar","direction":"leftToRight""#, nil, false),
            (#""direction":"rightToLeft""#, nil, true), (#""title":"T""#, nil, false),
            (#""locale":"en""#, UITraitEnvironmentLayoutDirection.rightToLeft, true),
            (#""locale":"ar""#, UITraitEnvironmentLayoutDirection.leftToRight, false),
            (#""title":"T""#, UITraitEnvironmentLayoutDirection.rightToLeft, true),
        ] {
            let controller = DocumentViewController()
            controller.layoutDirection = chosen
            try controller.screen.show(Data(#"{"version":1,\#(members),"sections":[]}"#.utf8))
            let host = Self.host(controller)
            host.layout()
            expectEqual(Self.directions(controller), [isMirrored, isMirrored], "\(members)")
        }
    }

    @Test("the direction follows the document and the choice, and a bar gets its own back when the screen leaves")
    func changedDirection() throws {
        let controller = DocumentViewController()
        let host = Self.host(controller)
        try controller.screen.show(Data(#"{"version":1,"locale":"ar","sections":[]}"#.utf8))
        host.layout()
        expectEqual(Self.directions(controller), [true, true])
        controller.layoutDirection = .leftToRight
        expectEqual(Self.directions(controller), [false, false])
        controller.layoutDirection = nil
        expectEqual(Self.directions(controller), [true, true])
        let bar = controller.navigationController?.navigationBar
        controller.navigationController?.pushViewController(UIViewController(), animated: false)
        host.layout()
        expectEqual(bar?.effectiveUserInterfaceLayoutDirection, .leftToRight)
        // A document that changes meanwhile leaves the bar alone.
        try controller.screen.show(Data(#"{"version":1,"locale":"he","sections":[]}"#.utf8))
        expectEqual(bar?.effectiveUserInterfaceLayoutDirection, .leftToRight)
        controller.navigationController?.popViewController(animated: false)
        host.layout()
        expectEqual(Self.directions(controller), [true, true])
    }

    @Test("a direction that the app gave the bar stays under documents without one")
    func ownDirection() throws {
        guard #available(iOS 17, *) else { return }
        let controller = DocumentViewController()
        let host = Self.host(controller)
        let bar = try require(controller.navigationController?.navigationBar)
        bar.traitOverrides.layoutDirection = .rightToLeft
        try controller.screen.show(Data(#"{"version":1,"sections":[]}"#.utf8))
        host.layout()
        controller.navigationController?.pushViewController(UIViewController(), animated: false)
        host.layout()
        expectEqual(bar.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }

    @Test("the language is that of hyphens, and changes with the document")
    func hyphens() throws {
        let controller = DocumentViewController()
        let host = Self.host(controller)
        for tag in ["de-CH", "en"] {
            let word = String(repeating: "internationalization", count: 4)
            let row = #"{"id":"a","left":{"type":"title","title":"\#(word)"}}"#
            let data = Data(#"{"version":1,"locale":"\#(tag)","sections":[{"id":"s","items":[\#(row)]}]}"#.utf8)
            try controller.screen.show(data)
            host.layout()
            var views: [UIView] = controller.collectionView.visibleCells
            var languages: Set<String> = []
            while let view = views.popLast() {
                views += view.subviews
                let text = (view as? UILabel)?.attributedText
                guard let text, text.length > 0 else { continue }
                let language = text.attribute(.languageIdentifier, at: 0, effectiveRange: nil) as? String
                language.map { _ = languages.insert($0) }
            }
            expectEqual(languages, [tag])
        }
    }

    @Test("runs of text have fonts of the app by name, at the size of the text")
    func fonts() throws {
        var vocabulary = ScreenVocabulary()
        vocabulary.fonts["display"] = UIFont.systemFont(ofSize: 5, weight: .heavy)
        let data = screenData(
            rows: #"{"id":"a","left":{"type":"richText","title":[{"text":"A","font":"display"},{"text":"B"}]}}"#
        )
        let document = try ScreenDocument(data: data, vocabulary: vocabulary)
        let item = document.state().sections[0].items[0].base as? LeftRightItem<LeftRichText, RightEmpty>
        expectEqual(item?.content.left.title.runs.map(\.font), [vocabulary.fonts["display"], nil])
        let error = #expect(throws: ScreenDocumentError.self) { try ScreenDocument(data: data) }
        expectEqual(error?.diagnostics.first?.message, "unknown key \"font\"")
        #expect(throws: ScreenDocumentError.self) {
            try ScreenDocument(
                data: Data(String(decoding: data, as: UTF8.self).replacingOccurrences(of: "display", with: "d").utf8),
                vocabulary: vocabulary
            )
        }
        let written = try document.state().document(vocabulary: vocabulary)
        expect(String(decoding: written, as: UTF8.self).contains("\"font\": \"display\""))
        #expect(throws: ScreenWritingError.self) { try document.state().document() }
        try expectEqual(DocumentFormat(json: [UInt8](vocabulary.json()), fileName: "app.json").fonts, ["display"])
    }

    @Test("an image with an address has a text for VoiceOver, before the title", arguments: ["imageTitle", "picture"])
    func imageLabels(_ type: String) throws {
        let row = #"""
            {"id":"a","left":{"type":"\#(type)","title":"Anna","imageLabel":"Portrait",
             "imageStyle":"rounded","image":{"url":"https://a.b/c.png","placeholder":"avatar"}}}
            """#
        let controller = DocumentViewController()
        try controller.screen.show(screenData(rows: row))
        let host = Self.host(controller)
        let cell = controller.collectionView.visibleCells.first
        withExtendedLifetime(host) { expectEqual(cell?.accessibilityLabel, "Portrait, Anna") }
    }
}
