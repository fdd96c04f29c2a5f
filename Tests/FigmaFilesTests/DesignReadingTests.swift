import Expectations
import Foundation
import SeededRandom
import ScreenDocumentsCore
import Testing

@testable import FigmaFiles

@Suite("Documents of designs")
struct DesignReadingTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Designs"
    )

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent("\(name).json")))
    }

    private static func screens(_ name: String, variables: [String: String] = [:]) throws -> [ScreenDesignReader.Screen]
    {
        let file = try FigmaFile(bytes(name), fileName: name)
        return ScreenDesignReader(file, format: .designSystem, variables: variables).screens()
    }

    private static func value(_ json: String) throws -> DocumentValue {
        try DocumentText([UInt8](json.utf8), fileName: "expected").value()
    }

    /// Documents that were read are valid, whatever they lost.
    private static func check(_ screen: ScreenDesignReader.Screen, _ json: String, _ remarks: [String]) throws {
        expectEqual(screen.document, try value(json), "\(screen.document.indentedJSON)")
        expectEqual(screen.remarks.map(\.description), remarks)
        let problems = DocumentValidator(format: .designSystem).diagnostics(
            of: [UInt8](screen.document.json.utf8),
            fileName: "s.json"
        )
        expect(problems.isEmpty, "\(problems)")
    }

    @Test("texts, icons, switches and chevrons in auto layout are rows, texts around them headers and footers")
    func plainLayers() throws {
        let screens = try Self.screens("plain")
        expectEqual(screens.map(\.name), ["Settings", "Version history"])
        try Self.check(
            screens[0],
            """
            {"version": 1, "title": "Settings", "sections": [
             {"id": "account", "header": {"type": "small", "title": "ACCOUNT"}, "items": [
              {"id": "name", "left": {"type": "title", "title": "Name"}, "right": {"type": "detailChevron", "text": "Anna"}},
              {"id": "mail", "left": {"type": "titleSubtitle", "title": "Mail", "subtitle": "anna@example.com"}},
              {"id": "push", "left": {"type": "iconTitle", "icon": "notification", "title": "Notifications"},
               "right": {"type": "toggle", "isOn": true}}]},
             {"id": "about", "header": {"type": "large", "title": "About"}, "footer": {"type": "text", "text": "Thank you for using it."},
              "items": [{"id": "version", "left": {"type": "title", "title": "Version"}, "right": {"type": "detail", "text": "1.4"},
               "action": "version-history"}]}]}
            """,
            [
                "12:101 \"Status Bar\": the system shows it; a document does not",
                "12:102 \"Back\": write it as one of the \"buttons\" or \"leadingButtons\", with its action",
                "12:104 \"Done\": write it as one of the \"buttons\" or \"leadingButtons\", with its action",
                "12:127 \"Home Indicator\": the system shows it; a document does not",
            ]
        )
    }

    @Test("frames around sections and rows are seen through, and nothing in them is lost")
    func wrappedLayers() throws {
        try Self.check(
            try require(Self.screens("wrapped").first),
            """
            {"version": 1, "sections": [
             {"id": "device", "header": {"type": "small", "title": "DEVICE"}, "items": [
              {"id": "keyboard", "left": {"type": "title", "title": "Keyboard"}, "right": {"type": "chevron"}},
              {"id": "language", "left": {"type": "iconTitle", "icon": "globe", "title": "Language"},
               "right": {"type": "icon", "icon": "star"}}]},
             {"id": "about", "header": {"type": "small", "title": "ABOUT"}, "footer": {"type": "text", "text": "Made with care."},
              "items": [{"id": "version", "left": {"type": "title", "title": "Version"}, "right": {"type": "detail", "text": "1.4"}}]}]}
            """,
            ["20:201 \"Bars / Status\": the system shows it; a document does not"]
        )
    }

    @Test("instances are parts by the names of their components and sets, and properties are keys by theirs")
    func instances() throws {
        try Self.check(
            try require(Self.screens("parts").first),
            """
            {"version": 1, "sections": [{"id": "person", "header": {"type": "small", "title": "Person"},
             "footer": {"type": "text", "text": "Only you see this."}, "items": [
              {"id": "language", "left": {"type": "iconTitle", "icon": "globe", "title": "Language", "style": "secondary"},
               "right": {"type": "detailChevron", "text": "English"}},
              {"id": "sound", "left": {"type": "titleSubtitle", "title": "Sound", "subtitle": "Quiet at night"},
               "right": {"type": "toggle", "isOn": true}}]}]}
            """,
            []
        )
    }

    @Test("layers inside an instance are keys by their names, where no property says them")
    func namedLayers() throws {
        let file = try FigmaFile(
            [UInt8](
                #"""
                {"document": {"id": "0:0", "type": "DOCUMENT", "children": [{"id": "0:1", "type": "CANVAS", "children": [
                 {"id": "1:1", "name": "Menu", "type": "FRAME", "layoutMode": "VERTICAL", "children": [
                  {"id": "1:2", "name": "Row", "type": "INSTANCE", "componentId": "9:1", "children": [
                   {"id": "1:3", "name": "Icon", "type": "INSTANCE", "componentId": "9:2", "children": []},
                   {"id": "1:4", "name": "Title", "type": "TEXT", "characters": "Language"}]}]}]}]},
                 "components": {"9:1": {"name": "Left / Icon Title"}, "9:2": {"name": "icons/globe"}}, "componentSets": {}}
                """#.utf8
            ),
            fileName: "menu.json"
        )
        let screen = try require(ScreenDesignReader(file, format: .designSystem).screens().first)
        let row = screen.document["sections"]?.array?.first?["items"]?.array?.first
        expect(
            row?["left"] == ["type": "iconTitle", "icon": "globe", "title": "Language"] && row?["id"] == "language"
        )
        expect(screen.remarks.isEmpty)
    }

    @Test("an instance may be a whole row, and the last button is that below the list")
    func wholeRows() throws {
        let screen = try require(Self.screens("rows").first)
        try Self.check(
            screen,
            """
            {"version": 1, "bottomButton": {"title": "Sign out", "action": "sign-out"}, "sections": [{"id": "section", "items": [
             {"id": "country", "left": {"type": "title", "title": "Country"}, "right": {"type": "detailChevron", "text": "Italy"}},
             {"id": "wi-fi", "left": {"type": "titleSubtitle", "title": "Wi-Fi", "subtitle": "Home"}, "right": {"type": "toggle", "isOn": true}},
             {"id": "country-2", "left": {"type": "title", "title": "Country"}, "right": {"type": "detailChevron", "text": "France"}}]}]}
            """,
            screen.remarks.map(\.description)
        )
        expect(
            screen.remarks.count == 1 && screen.remarks[0].message.hasPrefix("the property \"Elevation\" is no key of ")
        )
    }

    @Test("a fill of a variable is the card of a section, and without auto layout the order is that from top to bottom")
    func cards() throws {
        let variables = try VariableFiles(Self.bytes("variables"), fileName: "variables.json")
        try Self.check(
            try require(Self.screens("cards", variables: variables.names).first),
            """
            {"version": 1, "sections": [
             {"id": "other", "items": [{"id": "coupons", "left": {"type": "title", "title": "Coupons"}}]},
             {"id": "money", "background": {"color": "card", "cornerRadius": "large"}, "items": [
              {"id": "cash", "left": {"type": "title", "title": "Cash"}, "right": {"type": "detail", "text": "12 €"}},
              {"id": "card", "left": {"type": "title", "title": "Card"}, "right": {"type": "detail", "text": "90 €"}}]}]}
            """,
            ["12:159 \"Other\": the fill #FFE6CC is no variable with a known name"]
        )
    }

    @Test("what no document says is listed with the identifier of its layer; hidden layers are not")
    func oddLayers() throws {
        try Self.check(
            try require(Self.screens("odd").first),
            """
            {"version": 1, "sections": [{"id": "list", "items": [
             {"id": "one", "left": {"type": "title", "title": "One"}},
             {"id": "two", "left": {"type": "title", "title": "Two"}, "right": {"type": "detail", "text": "a"}}]}]}
            """,
            [
                "5:1 \"Photo\": no section shows it (RECTANGLE)",
                "12:163 \"between\": a text between rows; make it a row or the header of a section",
                "5:2 \"Blob\": no part shows it (ELLIPSE)", "5:3 \"Star\": no part shows it (STAR)",
                "12:169 \"b\": a row has one text on the right",
            ]
        )
    }

    @Test("ninety frames in each other are read, thousands are refused")
    func nesting() throws {
        func file(depth: Int) -> [UInt8] {
            let frame = #"{"id": "1:1", "type": "FRAME", "layoutMode": "VERTICAL", "children": ["#
            let row =
                #"{"id": "2:1", "type": "FRAME", "layoutMode": "HORIZONTAL", "name": "r", "children": ["#
                + #"{"id": "2:2", "type": "TEXT", "name": "t", "characters": "Deep"}]}"#
            let frames = String(repeating: frame, count: depth) + row + String(repeating: "]}", count: depth)
            return [UInt8](
                #"{"document": {"type": "DOCUMENT", "children": [{"type": "CANVAS", "children": [\#(frames)]}]}}"#.utf8
            )
        }
        let deep = try FigmaFile(file(depth: 90), fileName: "deep.json")
        let screen = try require(ScreenDesignReader(deep, format: .designSystem).screens().first)
        let section = screen.document["sections"]?.array?.first
        expectEqual(section?["items"]?.array?.first?["left"]?["title"], "Deep")
        #expect(throws: FigmaError.self) { try FigmaFile(file(depth: 3_000), fileName: "deep.json") }
    }

    @Test("other JSON, and answers with errors, are told apart")
    func errors() throws {
        func message(_ text: String) -> String {
            do {
                _ = try FigmaFile([UInt8](text.utf8), fileName: "f.json")
                return "none"
            } catch {
                return error.description
            }
        }
        expect(message("{").hasPrefix("f.json:1:2: error: "))
        expect(message("[]").hasPrefix("f.json: error: this is no file of Figma"))
        expectEqual(
            message(#"{"status": 403, "err": "Invalid token"}"#),
            "f.json: error: the API answered with an error: Invalid token"
        )
        #expect(throws: FigmaError.self) { try VariableFiles(Array("{}".utf8), fileName: "v.json") }
    }

    @Test("damaged files are read or refused")
    func damage() throws {
        let seed: UInt64 = 39
        var generator = SeededGenerator(seed: seed)
        for name in ["plain", "parts", "rows", "cards", "odd", "wrapped", "variables"] {
            let file = try Self.bytes(name)
            for _ in 0..<40 {
                var bytes = file
                for _ in 0...generator.number(below: 6) {
                    let place = generator.number(below: bytes.count)
                    switch generator.number(below: 3) {
                    case 0: bytes[place] = UInt8(generator.number(below: 128))
                    case 1: bytes.removeSubrange(place..<min(bytes.count, place + generator.number(below: 40)))
                    default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: place)
                    }
                }
                _ = try? VariableFiles(bytes, fileName: name)
                guard let design = try? FigmaFile(bytes, fileName: name) else { continue }
                for screen in ScreenDesignReader(design, format: .designSystem).screens() {
                    expect(screen.document["sections"]?.array != nil, "seed \(seed)")
                }
            }
        }
        // Whole values of other kinds, which keep the JSON sound.
        let root = try DocumentText(Self.bytes("plain"), fileName: "plain").value()
        for _ in 0..<200 {
            let value = Self.damaged(root, &generator)
            guard let design = try? FigmaFile([UInt8](value.json.utf8), fileName: "damaged") else { continue }
            _ = ScreenDesignReader(design, format: .designSystem).screens()
        }
    }

    /// Returns a value with a few of its members replaced by others.
    private static func damaged(_ value: DocumentValue, _ generator: inout SeededGenerator) -> DocumentValue {
        if generator.number(below: 60) == 0 {
            return [.null, 1e300, -1, "", "INSTANCE", true, [], [:]][generator.number(below: 8)]
        }
        switch value {
        case .array(let elements): return .array(elements.map { damaged($0, &generator) })
        case .object(let object):
            return .object(DocumentObject(object.sorted.map { ($0.key, damaged($0.value, &generator)) }))
        default: return value
        }
    }
}
