import Expectations
import Foundation
import Honeycomb
import PositionedJSON
import ScreenDocumentsCore
import Testing

@testable import ScreenDocuments
import SeededRandom

@MainActor
@Suite("A changed value of the state is checked where it stands")
struct ChangedStateTests {
    private static func screen(_ text: String, limits: DocumentLimits = DocumentLimits()) throws -> DocumentScreen {
        let screen = DocumentScreen(policy: .lenient, limits: limits)
        try screen.show(Data(text.utf8), animated: false)
        return screen
    }

    /// Many rows, of which each reads one name of the state.
    private static func list(_ count: Int) -> String {
        let names = (0..<count).map { "\"n\($0)\":false" }.joined(separator: ",")
        let rows = (0..<count).map { index in
            #"{"id":"\#(index)","left":{"type":"title","title":"Row \#(index)"},"#
                + #""right":{"type":"toggle","isOn":{"$state":"n\#(index)"}}}"#
        }
        let limits = #""sections":[{"id":"s","items":[\#(rows.joined(separator: ","))]}]"#
        return #"{"version":1,"state":{\#(names)},\#(limits)}"#
    }

    @Test("one of many rows is checked and built again, the others are not looked at")
    func counts() throws {
        var limits = DocumentLimits()
        limits.stateCount = 10_000
        let text = Self.list(2_000)
        let document = try ScreenDocument(data: Data(text.utf8), policy: .lenient, limits: limits)
        let reader = document.reader()
        _ = reader.read([:], changed: [])
        expect(reader.checkedValueCount > 8_000)
        for index in [3, 1_999, 4] {
            let (_, changes) = try require(reader.read(["n\(index)": true], changed: ["n\(index)"]))
            expect(reader.checkedValueCount < 40, "\(reader.checkedValueCount) values")
            expect(changes.lists.values.allSatisfy { $0.rows?.contains(index) == true && $0.rows?.count == 1 })
        }
        let screen = try Self.screen(text, limits: limits)
        screen.set(["n7": true])
        let built = try require(screen.builder).builtRowCount
        screen.set(["n8": true])
        expectEqual(screen.builder?.builtRowCount, built + 1)
        screen.set(["n8": false, "n9": true])
        expectEqual(screen.builder?.builtRowCount, built + 3)
        let toggles = screen.state.sections[0].items.map { ($0.base as? TitleToggleItem)?.content.right.isOn }
        expect(toggles.count == 2_000 && toggles.enumerated().allSatisfy { $1 == [7, 9].contains($0) })
    }

    @Test("a section that reads nothing of what has changed is kept")
    func keptSections() throws {
        let sections = (0..<50).map { index in
            #"{"id":"\#(index)","header":{"type":"large","title":"T"},"isExpanded":{"$state":"e\#(index)"},"#
                + #""items":[{"id":"a","left":{"type":"title","title":"A"}}]}"#
        }
        let names = (0..<50).map { "\"e\($0)\":true" }.joined(separator: ",")
        let screen = try Self.screen(
            #"{"version":1,"state":{\#(names)},"sections":[\#(sections.joined(separator: ","))]}"#
        )
        screen.set(["e1": false])
        let built = try require(screen.builder).builtRowCount
        screen.set(["e7": false])
        expectEqual(screen.builder?.builtRowCount, built)
        expectEqual(screen.state.sections.indices.filter { screen.state.sections[$0].items.isEmpty }, [1, 7])
    }

    @Test("rows that changed while their section was hidden are new when it comes back")
    func hiddenSection() throws {
        let screen = try Self.screen(
            #"""
            {"version":1,"state":{"isShown":true,"name":"Anna","other":1},"sections":[{"id":"s","if":{"$state":"isShown"},
             "items":[{"id":"a","left":{"type":"title","title":{"$state":"name"}}},
                      {"id":"b","left":{"type":"title","title":"B"}}]}]}
            """#
        )
        screen.set(["other": 2])
        screen.set(["isShown": false])
        screen.set(["name": "Boris"])
        screen.set(["isShown": true])
        expectEqual((screen.state.sections[0].items[0].base as? TitleItem)?.content.left.title, "Boris")
    }

    @Test("an action of a row that was kept has the newest values")
    func handlers() throws {
        let screen = try Self.screen(
            #"""
            {"version":1,"state":{"count":1},"sections":[{"id":"s","items":[
             {"id":"a","left":{"type":"title","title":"A"},"action":"go"},
             {"id":"b","left":{"type":"title","title":"B"},"if":{"$state":"count","equals":1}}]}]}
            """#
        )
        var states: [DocumentObject] = []
        screen.actionHandler = { states.append($0.state) }
        let kept = try require(screen.state.sections[0].items[0].base as? any DidSelectHandlerContainable)
        screen.set(["count": 2])
        screen.set(["count": 3])
        (screen.state.sections[0].items[0].base as? any DidSelectHandlerContainable)?.didSelectHandler?()
        kept.didSelectHandler?()
        expectEqual(states, [["count": 3], ["count": 3]])
    }

    @Test("a value that does not fit leaves out what reads it, and one that fits brings it back")
    func losses() throws {
        let screen = try Self.screen(
            #"""
            {"version":1,"state":{"list":[{"id":"x"}],"color":"accent"},
             "templates":{"t":{"id":{"$param":"id"},"left":{"type":"title","title":"T"}}},
             "sections":[{"id":"s","items":[{"id":"a","left":{"type":"title","title":"A"},
              "right":{"type":"badge","text":"1","style":{"$state":"color"}}},{"each":{"$state":"list"},"use":"t"}]}]}
            """#
        )
        func identifiers() -> [String] { screen.state.sections[0].items.map { "\($0.differenceIdentifier)" } }
        expectEqual(identifiers(), ["a", "x"])
        screen.set(["color": "no color"])
        expectEqual(identifiers(), ["x"])
        screen.set(["list": [["id": "y"], ["id": "z"]]])
        expectEqual(identifiers(), ["y", "z"])
        screen.set(["color": "warning"])
        expectEqual(identifiers(), ["a", "y", "z"])
    }

    @Test("limits hold for what the state makes of a document")
    func limits() throws {
        var limits = DocumentLimits()
        limits.itemCount = 5
        let screen = try Self.screen(
            #"""
            {"version":1,"state":{"list":[1],"title":"A"},
             "templates":{"t":{"id":{"$param":"value"},"left":{"type":"title","title":"T"}}},
             "sections":[{"id":"a","items":{"each":{"$state":"list"},"use":"t","with":{}}},
              {"id":"b","items":[{"id":"b","left":{"type":"title","title":{"$state":"title"}}}]}]}
            """#
            .replacingOccurrences(of: #"{"$param":"value"}"#, with: #""row""#),
            limits: limits
        )
        for count in [2, 4, 5, 9, 3] {
            screen.set(["list": .array((0..<count).map { .number(Double($0)) }), "title": .string("\(count)")])
            expectEqual(screen.state.sections.map(\.items.count).reduce(0, +), min(count + 1, 5), "\(count)")
        }
    }

    // MARK: Against a reader that reads everything

    @Test("random changes lead to what a fresh reading of everything gives", arguments: 0..<40 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let text = Self.document(&generator)
        let document = try ScreenDocument(data: Data(text.utf8), policy: .lenient)
        let screen = DocumentScreen(policy: .lenient)
        screen.show(document, animated: false)
        for step in 0..<25 {
            var assignments: DocumentObject = [:]
            for _ in 0..<Int.random(in: 1...2, using: &generator) {
                let name = Self.names.randomElement(using: &generator) ?? "flag"
                assignments[name] = Self.value(of: name, &generator)
            }
            screen.set(assignments)
            let fresh = document.state(values: screen.values)
            expectEqual(
                screen.state.sections,
                fresh.sections,
                "seed \(seed), step \(step), \(screen.values) in \(text)"
            )
            expectEqual(screen.state.selection, fresh.selection, "seed \(seed), step \(step)")
            for (section, row) in zip(screen.state.sections, fresh.sections) where section.header != row.header {
                Issue.record("another header: seed \(seed), step \(step)")
            }
        }
    }

    private static let names = ["flag", "shown", "name", "style", "list", "open"]

    private static func value(of name: String, _ generator: inout SeededGenerator) -> DocumentValue {
        switch name {
        case "name": .string(["A", "B", ""].randomElement(using: &generator) ?? "")
        case "style": .string(["accent", "warning", "wrong"].randomElement(using: &generator) ?? "")
        case "list":
            .array(
                (0..<Int.random(in: 0...3, using: &generator)).map { index in
                    ["id": .string("e\(index)"), "title": .string(["X", "Y"].randomElement(using: &generator) ?? "")]
                }
            )
        default: .boolean(Bool.random(using: &generator))
        }
    }

    private static func document(_ generator: inout SeededGenerator) -> String {
        let sections = (0..<Int.random(in: 1...5, using: &generator)).map { section($0, &generator) }
        return #"""
            {"version":1,"state":{"flag":true,"shown":false,"name":"A","style":"accent","list":[{"id":"e","title":"X"}],"open":true},
             "templates":{"t":{"id":{"$param":"id"},"left":{"type":"title","title":{"$param":"title"}},
              "right":{"type":"badge","text":{"$state":"name"},"style":{"$state":"style"}}}},
             "sections":[\#(sections.joined(separator: ",\n"))]}
            """#
    }

    private static func section(_ index: Int, _ generator: inout SeededGenerator) -> String {
        var members = [#""id":"s\#(index)""#]
        func maybe(_ member: String, _ generator: inout SeededGenerator) {
            if Int.random(in: 0..<3, using: &generator) == 0 { members.append(member) }
        }
        maybe(#""if":{"$state":"shown"}"#, &generator)
        maybe(#""isExpanded":{"$state":"open"}"#, &generator)
        maybe(#""header":{"type":"large","title":{"$state":"name"}}"#, &generator)
        maybe(#""fallback":"drop","requires":{"parts":["title"]}"#, &generator)
        let rows = (0..<Int.random(in: 0...7, using: &generator)).map { row("r\($0)", &generator) }
        let isTemplate = Int.random(in: 0..<6, using: &generator) == 0
        members.append(
            isTemplate
                ? #""items":{"each":{"$state":"list"},"use":"t"}"#
                : #""items":[\#(rows.joined(separator: ","))]"#
        )
        return "{" + members.joined(separator: ",") + "}"
    }

    private static func row(_ identifier: String, _ generator: inout SeededGenerator) -> String {
        let title = #""left":{"type":"title","title":"T"}"#
        let badge = #""right":{"type":"badge","text":"1","style":{"$state":"style"}}"#
        let rows = [
            #"{"id":"\#(identifier)",\#(title)}"#,
            #"{"id":"\#(identifier)","if":{"$state":"flag"},\#(title)}"#,
            #"{"id":"\#(identifier)","if":{"not":{"$state":"name","equals":"B"}},"left":{"type":"title","title":{"$state":"name"}}}"#,
            #"{"id":"\#(identifier)",\#(title),"right":{"type":"toggle","isOn":{"$state":"flag"}}}"#,
            #"{"id":"\#(identifier)",\#(title),\#(badge)}"#,
            #"{"id":"\#(identifier)",\#(title),\#(badge),"fallback":{"id":"f\#(identifier)",\#(title)}}"#,
            #"{"use":"t","with":{"id":"\#(identifier)","title":{"$state":"name"}}}"#,
            #"{"each":{"$state":"list"},"use":"t"}"#,
        ]
        return rows.randomElement(using: &generator) ?? rows[0]
    }
}
