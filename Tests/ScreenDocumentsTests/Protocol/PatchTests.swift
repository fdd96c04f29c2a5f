import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

@MainActor
@Suite("Partial updates of documents")
struct PatchTests {
    private static let rows =
        #"{"id":"a","left":{"type":"title","title":"A"}},{"id":"b","left":{"type":"title","title":"B"}}"#
    private static let third = #"{"id":"c","left":{"type":"title","title":"C"}}"#

    private func patched(_ patch: String) throws -> ScreenDocument {
        try document(rows: Self.rows, policy: .strict).patched(by: Data(patch.utf8))
    }

    @Test("the operations of a JSON Patch add, remove, replace, move, copy and test")
    func operations() throws {
        let path = "/sections/0/items"
        let cases: [(String, [String])] = [
            (#"[{"op":"add","path":"\#(path)/-","value":\#(Self.third)}]"#, ["a", "b", "c"]),
            (#"[{"op":"add","path":"\#(path)/0","value":\#(Self.third)}]"#, ["c", "a", "b"]),
            (#"[{"op":"remove","path":"\#(path)/0"}]"#, ["b"]),
            (#"[{"op":"replace","path":"\#(path)/1","value":\#(Self.third)}]"#, ["a", "c"]),
            (#"[{"op":"move","from":"\#(path)/1","path":"\#(path)/0"}]"#, ["b", "a"]),
            (
                #"[{"op":"copy","from":"\#(path)/0","path":"\#(path)/2"},{"op":"replace","path":"\#(path)/2/id","value":"z"}]"#,
                ["a", "b", "z"]
            ),
            (#"[{"op":"test","path":"/version","value":1},{"op":"remove","path":"\#(path)/1"}]"#, ["a"]),
            ("[]", ["a", "b"]),
        ]
        for (patch, expected) in cases {
            expectEqual(identifiers(try patched(patch).state()), expected, "\(patch)")
        }
    }

    @Test("a patch that fails has no effect and says which operation failed")
    func failures() {
        let cases: [(String, String)] = [
            (#"[{"op":"remove","path":"/none"}]"#, "patch.json:1:2: error: there is no \"none\", at /0"),
            (
                #"[{"op":"test","path":"/version","value":2}]"#,
                "patch.json:1:2: error: the value is not the expected one, at /0"
            ),
            (
                #"[{"op":"add","path":"/sections/01","value":1}]"#,
                "patch.json:1:2: error: there is no element \"01\", at /0"
            ),
            (#"[{"op":"move","from":"/sections","path":"/sections/0"}]"#, "a value cannot be moved into itself"),
            (#"[{"op":"grow","path":""}]"#, "unknown operation \"grow\""),
            (#"[{"op":"add","path":"x","value":1}]"#, "no \"path\""),
            (#"[{"op":"add","path":"/x~2","value":1}]"#, "no \"path\""),
            (#"[{"op":"add","path":"/x"}]"#, "the key \"value\" is missing"),
            (#"{"op":"add"}"#, "no patch"),
            ("[", "the document ends"),
            (#"[{"op":"remove","path":"/version"}]"#, "the key \"version\" is missing"),
        ]
        for (patch, message) in cases {
            let error = #expect(throws: ScreenDocumentError.self, "\(patch)") { try patched(patch) }
            expectEqual(error?.description.contains(message), true, "\(patch): \(error?.description ?? "")")
        }
        let copies = #"{"op":"copy","from":"/sections","path":"/sections/-"}"#
        let bomb = "[" + Array(repeating: copies, count: 60).joined(separator: ",") + "]"
        let error = #expect(throws: ScreenDocumentError.self) { try patched(bomb) }
        expectEqual(error?.description.contains("the patch copies too much"), true)
    }

    @Test("a merge patch replaces members and removes those that are null")
    func merging() throws {
        let before = try document(rows: Self.rows, root: #""title":"Old","theme":"highContrast","#, policy: .strict)
        let after = try before.merged(with: Data(#"{"title":"New","theme":null}"#.utf8))
        expect(after.theme == nil)
        expectEqual(identifiers(after.state()), ["a", "b"])
        #expect(throws: ScreenDocumentError.self) { try before.merged(with: Data(#"{"sections":null}"#.utf8)) }
        // The examples of RFC 7396, appendix A.
        let cases: [(DocumentValue, DocumentValue, DocumentValue)] = [
            (["a": "b"], ["a": "c"], ["a": "c"]), (["a": "b"], ["b": "c"], ["a": "b", "b": "c"]),
            (["a": "b"], ["a": .null], [:]), (["a": "b", "b": "c"], ["a": .null], ["b": "c"]),
            (["a": ["b"]], ["a": "c"], ["a": "c"]), (["a": "c"], ["a": ["b"]], ["a": ["b"]]),
            (["a": ["b": "c"]], ["a": ["b": "d", "c": .null]], ["a": ["b": "d"]]),
            (["a": [["b": "c"]]], ["a": [1]], ["a": [1]]), (["a", "b"], ["c", "d"], ["c", "d"]),
            (["a": "b"], ["c"], ["c"]), (["a": "foo"], .null, .null), (["a": "foo"], "bar", "bar"),
            (["e": .null], ["a": 1], ["e": .null, "a": 1]), ([1, 2], ["a": "b", "c": .null], ["a": "b"]),
            ([:], ["a": ["bb": ["ccc": .null]]], ["a": ["bb": [:]]]),
        ]
        for (original, patch, result) in cases { expectEqual(original.merged(with: patch), result) }
    }

    @Test("a patch changes the screen and keeps the values of its state; a failed one leaves both")
    func screen() throws {
        let screen = DocumentScreen(policy: .strict)
        try screen.show(screenData(rows: Self.rows, root: #""state":{"x":1,"y":1},"#), animated: false)
        screen.set(["x": 2, "y": 2])
        try screen.patch(Data(#"[{"op":"add","path":"/sections/0/items/-","value":\#(Self.third)}]"#.utf8))
        expectEqual(identifiers(screen.state), ["a", "b", "c"])
        expectEqual(screen.values, ["x": 2, "y": 2])
        try screen.patch(Data(#"[{"op":"replace","path":"/state/x","value":7}]"#.utf8))
        expectEqual(screen.values, ["x": 7, "y": 2])
        #expect(throws: ScreenDocumentError.self) {
            try screen.patch(Data(#"[{"op":"remove","path":"/sections"}]"#.utf8))
        }
        expectEqual(identifiers(screen.state), ["a", "b", "c"])
        try screen.merge(Data(#"{"title":"New"}"#.utf8))
        expectEqual(screen.bar?.title, "New")
    }

    @Test("a section from another address shows placeholders, then its rows, or its error row with a retry")
    func sources() async throws {
        let text = #"""
            {"version":1,"sections":[{"id":"near","source":"https://a.b/near.json",
              "items":[{"id":"wait","left":{"type":"skeleton"}}],
              "errorItem":{"id":"failed","left":{"type":"title","title":"Try again"},"action":"retry"}}]}
            """#
        struct Offline: Error {}
        let server = Server()
        let screen = DocumentScreen(policy: .strict)
        screen.sectionLoader = { url in
            server.loads += 1
            guard server.isOnline else { throw Offline() }
            return Data(#"{"items":[{"id":"row","left":{"type":"title","title":"Row"}}]}"#.utf8)
        }
        try screen.show(Data(text.utf8), animated: false)
        expectEqual(identifiers(screen.state), ["wait"])
        await settle { identifiers(screen.state) == ["failed"] }
        expectEqual(identifiers(screen.state), ["failed"])
        server.isOnline = true
        (screen.state.sections[0].items[0].base as? any DidSelectHandlerContainable)?.didSelectHandler?()
        expectEqual(identifiers(screen.state), ["wait"])
        await settle { identifiers(screen.state) == ["row"] }
        expectEqual(identifiers(screen.state), ["row"])
        expectEqual(server.loads, 2)
    }

    @MainActor
    private final class Server {
        var isOnline = false
        var loads = 0
    }

    /// Lets tasks run until a condition holds.
    private func settle(until condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
    }

    @Test("the title, the buttons and the button below the list are shown and perform their actions")
    func bar() throws {
        let controller = DocumentViewController(policy: .strict)
        var actions: [ScreenAction] = []
        controller.screen.actionHandler = { actions.append($0) }
        let root = #"""
            "title":"Filter","buttons":[{"title":"Reset","action":"reset"}],"direction":"rightToLeft",
            "bottomButton":{"title":"Apply","action":{"name":"apply","page":1}},
            """#
        try controller.screen.show(screenData(rows: Self.rows, root: root), animated: false)
        let host = ScreenHost(
            UINavigationController(rootViewController: controller),
            configuration: ScreenConfiguration(size: CGSize(width: 390, height: 600))
        )
        host.layout()
        expectEqual(controller.navigationItem.title, "Filter")
        expectEqual(controller.navigationItem.rightBarButtonItems?.map(\.title), ["Reset"])
        let bar = try require(
            controller.view.subviews.first { view in
                view !== controller.collectionView
                    && view.subviews.contains { ($0 as? UICollectionView)?.visibleCells.isEmpty == false }
            }
        )
        expect(!bar.isHidden && bar.frame.maxY <= 600 && bar.frame.width > 300)
        host.tap(at: bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil))
        expectEqual(actions.map(\.name), ["apply"])
        expectEqual(actions[0].parameters, ["page": 1])
        expectEqual(controller.collectionView.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        try controller.screen.show(screenData(rows: Self.rows), animated: false)
        expect(bar.isHidden)
    }
}
