import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import Testing

@testable import ScreenDocuments
@testable import ScreenDocumentsCore

@MainActor
@Suite("Texts of documents in several languages")
struct LocalizedTextTests {
    private nonisolated static let strings = #"""
        { "en": { "hello": "Hello, ${user.name}", "only": "Only English", "escaped": "\\${user.name} 'x'", "row": "${$name}: ${count}",
                  "items": { "count": "count", "one": "${count} item", "other": "${count} items" } },
          "ru": { "hello": "Здравствуйте, ${user.name}", "row": "${$name} — ${count}",
                  "items": { "count": "count", "one": "${count} товар", "few": "${count} товара", "many": "${count} товаров",
                             "other": "${count} товара" } },
          "zh-Hant": { "hello": "您好" } }
        """#

    private static func document(
        _ title: String,
        strings: String = strings,
        more: String = "",
        locale: String? = nil,
        version: Int = 2
    ) -> Data {
        Data(
            """
            { "version": \(version)\(locale.map { ", \"locale\": \"\($0)\"" } ?? ""), "strings": \(strings),
              "state": { "user": { "name": "Anna" }, "count": 2, "key": "hello" },
              "templates": { "row": { "id": { "$param": "id" }, "left": { "type": "title", "title": { "$text": "row" } } } },
              "sections": [{ "id": "s", "items": [
                { "id": "a", "left": { "type": "title", "title": \(title) } }\(more) ] }] }
            """.utf8
        )
    }

    private func shown(_ data: Data, _ locale: String = "en_US", policy: DocumentPolicy = .strict) throws
        -> DocumentScreen
    {
        var vocabulary = ScreenVocabulary.designSystem
        vocabulary.formatting = ValueFormatting(locale: Locale(identifier: locale))
        let screen = DocumentScreen(policy: policy, vocabulary: vocabulary)
        try screen.show(data)
        return screen
    }

    private func titles(_ screen: DocumentScreen) -> [String] {
        screen.state.sections.flatMap(\.items).compactMap { item in
            (item.base as? ContainerItem<LeftRightContainer<LeftTitle, RightEmpty>>)?.content.left.title
        }
    }

    @Test(
        "the language of the document, or that of the user, with a fallback for each text",
        arguments: [
            ("en_US", nil, "hello", "Hello, Anna"), ("ru_RU", nil, "hello", "Здравствуйте, Anna"),
            ("en_US", "ru", "hello", "Здравствуйте, Anna"), ("de_DE", nil, "hello", "Hello, Anna"),
            ("ru_RU", nil, "only", "Only English"), ("zh_TW", nil, "hello", "您好"),
            ("zh_CN", nil, "hello", "Hello, Anna"),
            ("en_US", nil, "escaped", "${user.name} 'x'"), ("ru_RU", nil, "items", "2 товара"),
            ("en_US", nil, "items", "2 items"),
        ] as [(String, String?, String, String)]
    )
    func languages(_ user: String, _ locale: String?, _ key: String, _ text: String) throws {
        let screen = try shown(Self.document(#"{ "$text": "\#(key)" }"#, locale: locale), user)
        expectEqual(titles(screen), [text])
        try expectEqual(
            titles(shown(Self.document(#"{ "$expr": "localized('\#(key)')" }"#, locale: locale), user)),
            [text]
        )
    }

    @Test("plural categories are those of the language of the text, not of the user")
    func fallbackPlurals() throws {
        let strings =
            #"{ "en": { "row": "", "items": { "count": "count", "one": "${count} item", "other": "${count} items" } } }"#
        let screen = try shown(Self.document(#"{ "$text": "items" }"#, strings: strings), "ru_RU")
        expectEqual(titles(screen), ["2 items"])
        screen.set(["count": 21])
        expectEqual(titles(screen), ["21 items"])
        screen.set(["count": 1])
        expectEqual(titles(screen), ["1 item"])
    }

    @Test("a change of the state makes the rows whose texts have the value")
    func changes() throws {
        let more = """
            , { "id": "b", "left": { "type": "title", "title": { "$text": "hello" } } }, { "use": "row", "with": { "id": "c", "name": "Tea" } }
            """
        let screen = try shown(Self.document(#"{ "$text": "items" }"#, more: more))
        expectEqual(titles(screen), ["2 items", "Hello, Anna", "Tea: 2"])
        screen.set(["count": 1])
        let before = screen.builder?.builtRowCount ?? 0
        screen.set(["count": 3])
        expectEqual(titles(screen), ["3 items", "Hello, Anna", "Tea: 3"])
        expectEqual((screen.builder?.builtRowCount ?? 0) - before, 2)
    }

    @Test("buttons, actions and computed keys")
    func places() throws {
        let more = """
            , { "id": "b", "left": { "type": "title", "title": { "$expr": "localized(key) ?? 'none'" } },
                "trailingActions": { "actions": [{ "title": { "$text": "only" }, "action": { "name": "share", "text": { "$text": "hello" } } }] },
                "action": { "set": { "key": { "$text": "only" } } } }
            """
        let screen = try shown(Self.document("\"x\"", more: more))
        expectEqual(titles(screen), ["x", "Hello, Anna"])
        screen.set(["key": "nothing"])
        expectEqual(titles(screen), ["x", "none"])
        let row = screen.state.sections[0].items[1].base as? ContainerItem<LeftRightContainer<LeftTitle, RightEmpty>>
        row?.didSelectHandler?()
        expectEqual(screen.values["key"], "Only English")
        var actions: [ScreenAction] = []
        screen.actionHandler = { actions.append($0) }
        let button = row?.trailingSwipeActions?.actions.first
        button?.handler?()
        expect(button?.title == "Only English" && actions.first?.parameters["text"] == "Hello, Anna")
    }

    @Test(
        "what is wrong with texts",
        arguments: [
            (#"{ "$text": "helo" }"#, strings, #"unknown text "helo" (did you mean "hello"?)"#),
            (#"{ "$expr": "localized('helo')" }"#, strings, #"unknown text "helo""#),
            ("\"x\"", #"{ "en": { "a": "${user.nam}" } }"#, #"unknown member "nam", did you mean "name"?"#),
            ("\"x\"", #"{ "en": { "a": "${user.name" } }"#, "the expression ends too early"),
            ("\"x\"", #"{ "en": { "a": { "count": "count" } } }"#, #"the key "other" is missing"#),
            ("\"x\"", #"{ "en": { "a": { "count": "user.name", "other": "" } } }"#, "wrong type: the count has a text"),
            ("\"x\"", #"{ "en": { "a": { "count": "count", "other": "", "lots": "" } } }"#, #"unknown key "lots""#),
            ("\"x\"", #"{ "en": {}, "de": { "a": "" } }"#, #"the source language "en" has no text "a""#),
            ("\"x\"", #"{ "English!": {} }"#, #""English!" is no language"#),
            ("\"x\"", #"{ "en": { "a": 1 } }"#, "wrong type: a number"), ("\"x\"", "[]", "wrong type: an array"),
            ("\"x\"", #"{ "en": { "a": "${localized('a')}" } }"#, "a text of the tables names another one"),
        ]
    )
    func problems(_ title: String, _ strings: String, _ message: String) throws {
        let data = Self.document(title, strings: strings).replacing("\"$text\": \"row\"", with: "\"$param\": \"name\"")
        let error = #expect(throws: ScreenDocumentError.self) { try ScreenDocument(data: data) }
        expect("\(String(describing: error))".contains(message), "\(String(describing: error))")
        _ = try shown(data, policy: .lenient)
    }

    @Test("texts are of version 2, and a missing one is its key in an app")
    func missing() throws {
        let error = #expect(throws: ScreenDocumentError.self) {
            try ScreenDocument(data: Self.document(#"{ "$text": "hello" }"#, version: 1))
        }
        expect("\(String(describing: error))".contains(#"the key "strings" is of version 2"#))
        expect("\(String(describing: error))".contains(#""$text" is of version 2"#))
        let screen = try shown(Self.document(#"{ "$text": "helo" }"#), policy: .lenient)
        expect(titles(screen) == ["helo"] && screen.lossCount == 1)
    }

    @Test("a right-to-left language turns the screen around")
    func direction() throws {
        let strings = #"{ "en": { "hello": "Hello", "row": "" }, "ar": { "hello": "مرحبا" } }"#
        let data = Self.document(#"{ "$text": "hello" }"#, strings: strings, locale: "ar-EG")
        try expectEqual(ScreenDocument(data: data).layoutDirection, .rightToLeft)
        try expectEqual(titles(shown(data)), ["مرحبا"])
    }

    @Test(
        "the best language of a list",
        arguments: [
            ("pt-BR", ["pt", "en"], "pt"), ("pt-PT", ["en", "pt-BR"], "pt-BR"), ("en_US", ["en-GB", "ru"], "en-GB"),
            ("zh-TW", ["zh-Hans"], nil), ("zh_CN", ["zh-Hans", "zh-Hant"], "zh-Hans"),
            ("zh", ["zh-Hant", "zh-Hans"], "zh-Hans"),
            ("sr-Latn", ["sr-Cyrl"], nil), ("sr", ["sr-Cyrl"], "sr-Cyrl"), ("de", [], nil), ("", ["en"], nil),
            ("PT-br", ["pt-BR", "pt"], "pt-BR"),
        ] as [(String, [String], String?)]
    )
    nonisolated func match(_ language: String, _ list: [String], _ best: String?) {
        expectEqual(LanguageTag(language).bestMatch(among: list), best)
    }
}

extension Data {
    fileprivate func replacing(_ old: String, with new: String) -> Data {
        Data(String(decoding: self, as: UTF8.self).replacingOccurrences(of: old, with: new).utf8)
    }
}
