import DTCGTokens
import Foundation
import Honeycomb
import Testing

@testable import PreviewServer

@MainActor
@Suite("Design tokens in the preview")
struct TokenTests {
    private static let base = """
        { "spacing": { "$type": "dimension",
            "m": {"$value": {"value": 16, "unit": "px"}}, "xs":   {"$value": {"value": 0.5, "unit": "rem"}} },
          "blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "alpha": 0.5}},
          "color": { "$type": "color", "accent": {"$value": "{blue}"} },
          "night": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}} }
        """
    private static let resolver = """
        { "version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
          "modifiers": {"appearance": {"default": "light", "contexts": {"light": [],
            "dark": [{"color": {"accent": {"$type": "color", "$value": "{night}"}}}]}}},
          "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/appearance"}] }
        """

    private func withTokens(_ body: (PreviewTokens, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.base.utf8).write(to: folder.appendingPathComponent("base.tokens.json"))
        try Data(Self.resolver.utf8).write(to: folder.appendingPathComponent("brand.resolver.json"))
        try body(PreviewTokens(contentsOf: folder.appendingPathComponent("brand.resolver.json")), folder)
    }

    private func text(_ folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("base.tokens.json"), encoding: .utf8)
    }

    @Test("an edited length changes the theme at once, and only its number in the file, once it is saved")
    func lengths() throws {
        try withTokens { tokens, folder in
            #expect(tokens.theme.spacing.m == 16 && !tokens.isEdited)
            try tokens.set("spacing.m", to: "20.5", isDark: false)
            try tokens.set("spacing.xs", to: "12", isDark: true)
            #expect(tokens.theme.spacing.m == 20.5 && tokens.theme.spacing.xs == 12 && tokens.isEdited)
            #expect(try text(folder) == Self.base)
            #expect(try tokens.save() == ["base.tokens.json"])
            let expected = Self.base.replacingOccurrences(of: "16", with: "20.5")
                .replacingOccurrences(of: "0.5, \"unit\": \"rem\"", with: "0.75, \"unit\": \"rem\"")
            #expect(try text(folder) == expected)
            #expect(!tokens.isEdited)
        }
    }

    @Test("the parts of a style of text are edited where they are written, also behind references")
    func typography() throws {
        let base = """
            { "size": {"body": {"$type": "dimension", "$value": {"value": 17, "unit": "px"}}},
              "typography": { "$type": "typography", "body": {"$value": {"fontFamily": "Inter", "fontSize": "{size.body}",
                "fontWeight": 400, "lineHeight": 1.25, "letterSpacing": {"value": 0, "unit": "px"}}} } }
            """
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).tokens.json")
        try Data(base.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let tokens = try PreviewTokens(contentsOf: url)
        func number(_ part: String) -> Double? {
            tokens.values(isDark: false).first { $0.path == "typography.body.\(part)" }?.number
        }
        #expect(number("fontSize") == 17 && number("lineHeight") == 1.25 && number("fontWeight") == 400)
        try tokens.set("typography.body.fontSize", to: "21", isDark: false)
        try tokens.set("typography.body.fontWeight", to: "700", isDark: false)
        try tokens.set("typography.body.lineHeight", to: "1.5", isDark: false)
        try tokens.set("typography.body.letterSpacing", to: "-0.5", isDark: false)
        #expect(number("fontSize") == 21 && number("letterSpacing") == -0.5)
        _ = try tokens.save()
        // The reference stays; the size is changed where it leads.
        let expected = base.replacingOccurrences(of: "17", with: "21").replacingOccurrences(of: "400", with: "700")
            .replacingOccurrences(of: "1.25", with: "1.5").replacingOccurrences(
                of: "\"value\": 0,",
                with: "\"value\": -0.5,"
            )
        #expect(try String(contentsOf: url, encoding: .utf8) == expected)
        for (path, value) in [
            ("typography.body.fontSize", "x"), ("typography.body.fontWeight", "0"), ("typography.body.color", "1"),
        ] {
            #expect(throws: (any Error).self) { try tokens.set(path, to: value, isDark: false) }
        }
    }

    @Test("a color is changed where it is written, for the appearance that is shown, and keeps its opacity")
    func colors() throws {
        try withTokens { tokens, folder in
            #expect(tokens.values(isDark: false).first { $0.path == "color.accent" }?.color == "#0066cc")
            try tokens.set("color.accent", to: "#ff0000", isDark: false)
            try tokens.set("color.accent", to: "#00ff00", isDark: true)
            #expect(tokens.values(isDark: false).first { $0.path == "color.accent" }?.color == "#ff0000")
            #expect(tokens.values(isDark: true).first { $0.path == "color.accent" }?.color == "#00ff00")
            _ = try tokens.save()
            #expect(try text(folder).contains(#""components": [1, 0, 0], "alpha": 0.5"#))
            #expect(try text(folder).contains(#""components": [0, 1, 0]"#))
            #expect(try text(folder).contains(#""accent": {"$value": "{blue}"}"#))
        }
    }

    @Test("wrong values and unknown tokens change nothing")
    func errors() throws {
        try withTokens { tokens, _ in
            let wrong = [
                ("spacing.m", "-1"), ("spacing.m", "nan"), ("spacing.m", "x"), ("color.accent", "red"), ("no", "1"),
            ]
            for (path, value) in wrong {
                #expect(throws: TokenEditError.self) { try tokens.set(path, to: value, isDark: false) }
            }
            #expect(!tokens.isEdited && tokens.theme.spacing.m == 16)
        }
        #expect(throws: (any Error).self) { try PreviewTokens(contentsOf: URL(fileURLWithPath: "/nowhere.json")) }
    }

    @Test("all viewers see an edited token, and a wrong value is answered with what is wrong")
    func viewers() throws {
        try withTokens { tokens, _ in
            let state = CollectionViewState {
                CollectionViewSection(differenceIdentifier: "s") {
                    TitleItem(differenceIdentifier: "a", left: LeftTitle(title: "Title"))
                }
            }
            let screen = PreviewScreen("One") { _ in CellScreenViewController(state: state) }
            let library = PreviewLibrary(screens: [screen], tokens: tokens) { _ in }
            var texts: [[String]] = [[], []]
            let sessions = (0..<2).compactMap { index in
                library.addSession { if case .text(let text) = $0 { texts[index].append(text) } }
            }
            for session in sessions {
                session.start()
                session.stage.open(nil, devices: [DeviceSettings()])
            }
            let message = #"{"type":"token","text":"spacing.m","value":"30","isDark":false}"#
            sessions[0].receive(try #require(ClientMessage.decode(message)))
            for session in sessions {
                let controller = try #require(session.stage.devices.first?.viewController as? CellScreenViewController)
                #expect(controller.theme.spacing.m == 30)
            }
            #expect(texts[1].contains { $0.contains(#""type":"tokens""#) && $0.contains(#""isEdited":true"#) })
            let wrong = #"{"type":"token","text":"spacing.m","value":"many","isDark":false}"#
            sessions[0].receive(try #require(ClientMessage.decode(wrong)))
            #expect(texts[0].contains { $0.contains("tokenProblem") && $0.contains("many is no number of points") })
            library.stop()
        }
    }
}
