import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments
import Testing

@testable import PreviewServer

@Suite("The app behind a document")
@MainActor
struct PlayedAppTests {
    private static let document = """
        { "version": 1, "sections": [
          { "id": "a", "items": [
            { "id": "box", "left": { "type": "checkbox", "title": "Box", "isOn": false }, "action": "check",
              "right": { "type": "iconButton", "icon": "star", "iconLabel": "Star", "action": "star" } },
            { "id": "pair", "left": { "type": "title", "title": "Pair" },
              "right": { "type": "pair", "first": { "type": "detail", "text": "3" },
                         "second": { "type": "toggle", "isOn": true, "action": { "name": "flip", "id": 7 } } } },
            { "id": "salary", "left": { "type": "title", "title": "Salary" },
              "right": { "type": "stepper", "value": 3, "minimum": 0, "maximum": 9, "action": "salary" } },
            { "id": "mail", "left": { "type": "title", "title": "Mail" },
              "trailingActions": [ { "title": "Delete", "isDestructive": true, "action": "delete" },
                                   { "title": "Later", "action": "snooze" } ] }
          ] },
          { "id": "b", "items": [
            { "id": "chips", "left": { "type": "chips", "chips": ["A", "B"], "selection": [1], "action": "chip" } },
            { "id": "draft", "left": { "type": "title", "title": "Draft" },
              "menu": [ { "title": "Discard", "isDestructive": true, "action": ["close", "discard"] } ] }
          ] }
        ] }
        """

    /// The rows of both sections after actions, by their identifiers.
    private func rows(after actions: ScreenAction...) throws -> [[[String: Any]]] {
        var app = PlayedApp(Data(Self.document.utf8), parts: .designSystem)
        for action in actions { app = try #require(app.after(action), "\(action.line)") }
        _ = try ScreenDocument(data: app.document)
        let root = try #require(JSONSerialization.jsonObject(with: app.document) as? [String: Any])
        let sections = try #require(root["sections"] as? [[String: Any]])
        return sections.compactMap { $0["items"] as? [[String: Any]] }
    }

    private func action(
        _ name: String,
        of item: String,
        in section: String = "a",
        _ value: PartActionValue = .tap
    ) -> ScreenAction {
        ScreenAction(name: name, sectionIdentifier: section, itemIdentifier: item, value: value)
    }

    @Test("a tap on a row changes its checkbox, a tap on a button beside it does not")
    func taps() throws {
        let row = try rows(after: action("check", of: "box"))[0][0]
        #expect((row["left"] as? [String: Any])?["isOn"] as? Bool == true)
        let app = PlayedApp(Data(Self.document.utf8), parts: .designSystem)
        #expect(app.after(action("star", of: "box")) == nil)
    }

    @Test("a control keeps its value, in a pair as well")
    func controls() throws {
        let rows = try rows(
            after: action("flip", of: "pair", .toggle(false)),
            action("salary", of: "salary", .number(5)),
            action("chip", of: "chips", in: "b", .number(0)),
            action("chip", of: "chips", in: "b", .number(1))
        )
        let pair = rows[0][1]["right"] as? [String: Any]
        #expect((pair?["second"] as? [String: Any])?["isOn"] as? Bool == false)
        #expect((rows[0][2]["right"] as? [String: Any])?["value"] as? Int == 5)
        #expect((rows[1][0]["left"] as? [String: Any])?["selection"] as? [Int] == [0])
    }

    @Test("a destructive action of a swipe or of a menu removes its row; others do not")
    func removal() throws {
        let rows = try rows(after: action("delete", of: "mail"), action("discard", of: "draft", in: "b"))
        #expect(rows.map { $0.compactMap { $0["id"] as? String } } == [["box", "pair", "salary"], ["chips"]])
        let app = PlayedApp(Data(Self.document.utf8), parts: .designSystem)
        #expect(app.after(action("snooze", of: "mail")) == nil)
    }

    @Test("a row that was dragged stays where it was dropped, in its section, in another one and past the end")
    func moves() throws {
        let rows = try rows(
            after: action("move", of: "mail", .move(section: "a", index: 0)),
            action("move", of: "box", .move(section: "b", index: 99))
        )
        #expect(
            rows.map { $0.compactMap { $0["id"] as? String } } == [
                ["mail", "pair", "salary"], ["chips", "draft", "box"],
            ]
        )
    }

    @Test("actions of rows and sections that are not there change nothing")
    func strangers() {
        let app = PlayedApp(Data(Self.document.utf8), parts: .designSystem)
        #expect(app.after(action("check", of: "nobody")) == nil)
        #expect(app.after(action("check", of: "box", in: "nowhere")) == nil)
        #expect(app.after(action("move", of: "box", .move(section: "nowhere", index: 0))) == nil)
        let broken = PlayedApp(Data("{".utf8), parts: .designSystem)
        #expect(broken.after(action("check", of: "box")) == nil)
    }
}
