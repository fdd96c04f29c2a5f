import Expectations
import Honeycomb
import ScreenDocuments
import Testing

@MainActor
@Suite("Templates of documents")
struct TemplateTests {
    private func read(
        _ root: String,
        _ items: String,
        policy: DocumentPolicy = .strict,
        limits: DocumentLimits = DocumentLimits()
    ) throws -> ScreenDocument {
        let text = "{\"version\":1,\(root),\"sections\":[{\"id\":\"s\",\"items\":\(items)}]}"
        return try ScreenDocument(data: Data(text.utf8), policy: policy, limits: limits)
    }

    private static let template = #"""
        "templates":{"vacancy":{"id":{"$param":"id"},"left":{"type":"titleSubtitle","title":{"$param":"title"},
        "subtitle":{"$param":"city","default":"Almaty"}},"if":{"$param":"isOpen","default":true},
        "action":{"name":"open","vacancy":{"$param":"id"}}}}
        """#

    @Test("a template is used with parameters and their defaults, and equals the row written out")
    func use() throws {
        let found = try read(
            Self.template,
            #"""
            [{"use":"vacancy","with":{"id":"1","title":"Designer","city":"Astana"}},
             {"use":"vacancy","with":{"id":"2","title":"Driver"}},
             {"use":"vacancy","with":{"id":"3","title":"Cook","isOpen":false}}]
            """#
        )
        var actions: [ScreenAction] = []
        let state = found.state { actions.append($0) }
        let expected = CollectionViewState {
            CollectionViewSection(differenceIdentifier: "s") {
                TitleSubtitleItem(
                    differenceIdentifier: "1",
                    left: LeftTitleSubtitle(title: "Designer", subtitle: "Astana")
                )
                TitleSubtitleItem(
                    differenceIdentifier: "2",
                    left: LeftTitleSubtitle(title: "Driver", subtitle: "Almaty")
                )
            }
        }
        expectEqual(state, expected)
        (state.sections[0].items[0].base as? any DidSelectHandlerContainable)?.didSelectHandler?()
        expectEqual(actions.map(\.parameters), [["vacancy": "1"]])
    }

    @Test("a list in the state is a row for each element")
    func each() throws {
        let found = try read(
            Self.template + #","state":{"all":[{"id":"a","title":"A"},{"id":"b","title":"B"}]}"#,
            #"{"each":{"$state":"all"},"use":"vacancy"}"#
        )
        expectEqual(identifiers(found.state()), ["a", "b"])
        let more: DocumentObject = ["all": [["id": "c", "title": "C"]]]
        expectEqual(identifiers(found.state(values: more)), ["c"])
    }

    @Test("the use of a template may need more than this build has, and has a fallback like an item")
    func fallbacks() throws {
        let fallback = #""fallback":{"id":"f","left":{"type":"title","title":"T"}}"#
        let items = #"""
            [{"use":"vacancy","requires":{"parts":["hologram"]},\#(fallback)},{"use":"vacancy","with":{"id":"2"}},
             {"use":"vacancy","with":{"id":"3"},"fallback":{"use":"vacancy","with":{"id":"4","title":"T"}}},
             {"use":"none","fallback":"drop"}]
            """#
        let found = try read(Self.template, items, policy: .lenient)
        expectEqual(identifiers(found.state()), ["f", "4"])
        expectEqual(found.losses.map(\.outcome.rawValue).sorted(), ["dropped", "dropped", "replaced", "replaced"])
        #expect(throws: ScreenDocumentError.self) { try read(Self.template, #"[{"use":"vacancy","with":7}]"#) }
    }

    @Test("mistakes in templates and their uses are found where they are made")
    func mistakes() {
        func message(_ root: String, _ items: String) -> String {
            do {
                _ = try read(root, items)
                return ""
            } catch {
                return (error as? ScreenDocumentError)?.diagnostics.first.map { "\($0.pointer): \($0.message)" } ?? ""
            }
        }
        expectEqual(
            message(Self.template, #"[{"use":"vacanc","with":{}}]"#),
            #"/sections/0/items/0/use: unknown template "vacanc" (did you mean "vacancy"?)"#
        )
        expectEqual(
            message(Self.template, #"[{"use":"vacancy","with":{"id":"1"}}]"#),
            #"/templates/vacancy/left/title: the parameter "title" is missing"#
        )
        expectEqual(
            message(Self.template, #"[{"use":"vacancy","with":{"id":"1","title":7}}]"#),
            #"/sections/0/items/0/with/title: the parameter "title" does not fit: wrong type: a number"#
        )
        expect(
            message(#""templates":{"t":{"id":"x","left":{"type":"titel"}}}"#, "[]")
                .hasPrefix("/templates/t/left/type: unknown left part")
        )
        expectEqual(
            message(Self.template + #","state":{"x":1}"#, #"[{"use":"vacancy","with":{"$state":"x"}}]"#),
            #"/sections/0/items/0/with: the state "x" does not fit: wrong type: a number"#
        )
        expect(message(#""templates":{"t":{"$param":"x"}}"#, "[]").hasPrefix("/templates/t"))
        expectEqual(
            message(#""state":{}"#, #"[{"id":{"$param":"x"},"left":{"type":"title","title":""}}]"#),
            "/sections/0/items/0/id: a parameter outside of a template"
        )
        expect(
            message(Self.template + #","state":{"all":7}"#, #"{"each":{"$state":"all"},"use":"vacancy"}"#)
                .hasSuffix("wrong type: a number")
        )
    }

    @Test("a billion laughs end at a limit, whichever way they are told")
    func laughs() throws {
        // A template that uses itself.
        let loop = try read(#""templates":{"t":{"use":"t"}}"#, #"[{"use":"t"}]"#, policy: .lenient)
        expectEqual(loop.losses.map(\.diagnostic.message), ["templates use templates too deeply"])
        // Parameters that double at every level.
        let levels = (0..<7).map {
            #""t\#($0)":{"use":"t\#($0 + 1)","with":{"x":[{"$param":"x"},{"$param":"x"},{"$param":"x"},{"$param":"x"}]}}"#
        }
        let last = #""t7":{"id":"i","left":{"type":"title","title":"T"},"action":{"name":"a","x":{"$param":"x"}}}"#
        let bomb = #""templates":{\#((levels + [last]).joined(separator: ","))}"#
        let uses = (0..<5).map { #"{"use":"t0","with":{"x":["\#($0)"]}}"# }.joined(separator: ",")
        var limits = DocumentLimits()
        limits.valueCount = 50_000
        let found = try read(bomb, "[\(uses)]", policy: .lenient, limits: limits)
        expectEqual(found.state().sections.count, 1)
        // A list that is used many times.
        let list = (0..<40).map { #"{"id":"\#($0)"}"# }.joined(separator: ",")
        let each = Array(repeating: #"{"each":{"$state":"l"},"use":"r"}"#, count: 40).joined(separator: ",")
        let row =
            #""templates":{"r":{"id":{"$param":"id"},"left":{"type":"title","title":"T"}}},"state":{"l":[\#(list)]}"#
        limits.itemCount = 100
        let rows = try read(row, "[\(each)]", policy: .lenient, limits: limits)
        expectEqual(rows.state().sections[0].items.count, 100)
        expect(rows.losses.contains { $0.diagnostic.message == "too many rows" })
    }
}
