import Expectations
import Honeycomb
import ScreenDocuments
import Testing

@MainActor
@Suite("The state of documents")
struct StateTests {
    private static let form = #"""
        {"version":1,"state":{"remote":false,"city":"Almaty","name":"Anna","step":2,"day":"2026-05-04","picked":[]},
         "selection":{"mode":"multiple","ids":{"$state":"picked"}},
         "sections":[{"id":"s","items":[
          {"id":"remote","left":{"type":"title","title":"Remote"},
           "right":{"type":"toggle","isOn":{"$state":"remote"},"action":"toggled"}},
          {"id":"zone","if":{"$state":"remote"},"left":{"type":"title","title":"Time zone"}},
          {"id":"office","if":{"not":{"$state":"remote"}},"left":{"type":"title","title":"Office"}},
          {"id":"almaty","if":{"$state":"city","equals":"Almaty"},"left":{"type":"title","title":"Almaty"}},
          {"id":"name","left":{"type":"field","identifier":"name","value":{"$state":"name"}}},
          {"id":"go","left":{"type":"title","title":"Go"},"action":[{"set":{"city":"Astana"}},{"name":"go","step":1}]}]}]}
        """#

    private func makeScreen(_ text: String = form) throws -> DocumentScreen {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let screen = DocumentScreen(driver: CollectionViewDriver(collectionView: collectionView), policy: .strict)
        try screen.show(Data(text.utf8), animated: false)
        return screen
    }

    private func right(_ screen: DocumentScreen, _ index: Int) -> RightToggle? {
        let item = screen.state.sections[0].items[index].base
        return (item as? TitleToggleItem)?.content.right
    }

    private func tap(_ screen: DocumentScreen, _ identifier: String) {
        let items = screen.state.sections[0].items
        let item = items.first { $0.differenceIdentifier.description == identifier }
        (item?.base as? any DidSelectHandlerContainable)?.didSelectHandler?()
    }

    @Test("a bound toggle changes the state, and conditions follow without a round trip")
    func toggle() throws {
        let screen = try makeScreen()
        var actions: [ScreenAction] = []
        screen.actionHandler = { actions.append($0) }
        expectEqual(identifiers(screen.state), ["remote", "office", "almaty", "name", "go"])
        let toggle = try require(right(screen, 0))
        expect(!toggle.isOn)
        toggle.didToggleHandler?(true)
        expectEqual(screen.values["remote"], true)
        expectEqual(identifiers(screen.state), ["remote", "zone", "almaty", "name", "go"])
        expectEqual(right(screen, 0)?.isOn, true)
        expectEqual(actions.map(\.name), ["toggled"])
        expectEqual(actions[0].state["remote"], true)
        expectEqual(actions[0].value, .toggle(true))
    }

    @Test("a chain of actions runs in order, and each has the state so far")
    func chain() throws {
        let screen = try makeScreen()
        var actions: [ScreenAction] = []
        screen.actionHandler = { actions.append($0) }
        tap(screen, "go")
        expectEqual(identifiers(screen.state), ["remote", "office", "name", "go"])
        expectEqual(actions.map(\.name), ["go"])
        expectEqual(actions[0].parameters, ["step": 1])
        expectEqual(actions[0].state["city"], "Astana")
    }

    @Test("a form posts itself: a field's text is in the state of the next action")
    func field() throws {
        let screen = try makeScreen()
        var states: [DocumentObject] = []
        screen.actionHandler = { states.append($0.state) }
        let item = try require(screen.state.sections[0].items[3].base as? FieldItem)
        expectEqual(item.content.left.value, "Anna")
        item.content.left.didChangeHandler?("Bella")
        let shown = try require(screen.state.sections[0].items[3].base as? FieldItem)
        expectEqual(shown.content.left.value, "Bella")
        tap(screen, "go")
        expectEqual(states.map { $0["name"] }, ["Bella"])
    }

    @Test("a bound selection is stored in the state")
    func selection() throws {
        let screen = try makeScreen()
        var selection = screen.state.selection
        selection.toggle("name")
        selection.didChangeHandler?(selection)
        expectEqual(screen.values["picked"], ["name"])
        expect(screen.state.selection.identifiers(of: String.self) == ["name"])
    }

    @Test("the app sets values too; unknown names and other kinds are ignored")
    func setting() throws {
        let screen = try makeScreen()
        screen.set(["remote": true, "city": 7, "none": 1])
        expectEqual(screen.values["remote"], true)
        expectEqual(screen.values["city"], "Almaty")
        expect(screen.values["none"] == nil)
    }

    @Test("a value that does not fit its place any more costs only that row")
    func misfit() throws {
        let text = #"""
            {"version":1,"state":{"step":2},"sections":[{"id":"s","items":[
              {"id":"a","left":{"type":"title","title":"T"},"right":{"type":"progress","progress":{"$state":"step"}}},
              {"id":"b","left":{"type":"title","title":"T"}}]}]}
            """#
        #expect(throws: ScreenDocumentError.self) { try ScreenDocument(data: Data(text.utf8)) }
        let fitting = text.replacingOccurrences(of: "\"step\":2", with: "\"step\":1")
        let screen = try makeScreen(fitting)
        expectEqual(identifiers(screen.state), ["a", "b"])
        screen.set(["step": 5])
        expectEqual(identifiers(screen.state), ["b"])
    }

    @Test("names of the state, kinds of assigned values and conditions are checked")
    func mistakes() {
        func message(_ row: String) -> String? {
            do {
                _ = try document(rows: row, root: #""state":{"remote":false,"city":"A"},"#, policy: .strict)
                return nil
            } catch {
                return (error as? ScreenDocumentError)?.diagnostics.map(\.message).joined(separator: "; ")
            }
        }
        let left = #""id":"i","left":{"type":"title","title":"T"}"#
        expectEqual(message(#"{\#(left),"if":{"$state":"remot"}}"#), #"unknown state "remot" (did you mean "remote"?)"#)
        expectEqual(message(#"{\#(left),"if":{"$state":"city"}}"#), "a string is neither true nor false")
        expectEqual(message(#"{\#(left),"if":{"state":"remote"}}"#)?.contains("unknown key \"state\""), true)
        expectEqual(message(#"{\#(left),"action":{"set":{"remote":"yes"}}}"#), "wrong type: a string")
        expectEqual(message(#"{\#(left),"action":{"set":{"x":1}}}"#), #"unknown state "x""#)
        expectEqual(
            message(#"{"id":"i","left":{"type":"title","title":{"$state":"remote"}}}"#)?.contains("does not fit"),
            true
        )
        expectEqual(message(#"{"id":{"$state":"city"},"left":{"type":"title","title":"T"}}"#), "wrong type: an object")
        expect(message(#"{\#(left),"isEnabled":{"$state":"remote"}}"#) == nil)
    }

    @Test("parameters of actions have types; unknown actions and wrong parameters are reported")
    func typedActions() throws {
        struct Open: Decodable, Equatable {
            var url: String
            var analytics: [String: Int]
        }
        let row = #"""
            {"id":"i","left":{"type":"title","title":"T"},
             "action":[{"name":"open","url":"app://x","analytics":{"rank":3}},{"name":"open","url":7},"close","fly"]}
            """#
        var opened: [Open] = []
        var closed = 0
        var problems: [String] = []
        var actions = ScreenActions()
        actions.on("open", Open.self) { open, _ in opened.append(open) }
        actions.on("close") { _ in closed += 1 }
        actions.problemHandler = { problem in problems.append(String(problem.description.prefix(32))) }
        let state = try document(rows: row, policy: .strict).state { actions.perform($0) }
        (state.sections[0].items[0].base as? any DidSelectHandlerContainable)?.didSelectHandler?()
        expectEqual(opened, [Open(url: "app://x", analytics: ["rank": 3])])
        expectEqual(closed, 1)
        expectEqual(problems, ["parameters of the action \"open\":", "unknown action \"fly\" of \"i\""])
        expectEqual(actions.names, ["close", "open"])
    }
}
