import Expectations
import Foundation
import ScreenDocumentsCore
import Testing

@testable import A2UIProtocol

struct SurfaceTests {
    @Test("values, templates, checks and formats")
    func values() throws {
        let form = Samples.surfaces()
        expect(form.errors.isEmpty)
        expectEqual(form.node("title")?.text("text"), "Hello Anna, 3 ${new}")
        expectEqual(form.node("field")?.failures, ["Missing", "Wrong"])
        let rows = try require(form.node("list")?.children["children"])
        expectEqual(rows.map(\.base.description), ["/items/0", "/items/1"])
        let second = try require(form.surface.node(rows[1])?.children["children"])
        expectEqual(form.surface.node(second[0])?.text("text"), "Cake")
        expectEqual(form.surface.node(second[1])?.text("text"), "$4.50")
    }

    @Test("what the user enters reaches everything that reads it, and nothing else is computed again")
    func writing() throws {
        let form = Samples.surfaces()
        let ids = ["title", "field", "list", "send", "sendText", "root"]
        for id in ids { _ = form.node(id) }
        for row in form.node("list")?.children["children"] ?? [] {
            for child in form.surface.node(row)?.children["children"] ?? [] { _ = form.surface.node(child) }
        }
        let before = form.surface.evaluationCount
        let changed = form.surface.write("a@b.co", of: A2UINodeID(component: "field"))
        expectEqual(Set(changed.map(\.component)), ["field", "send"])
        for id in ids { _ = form.node(id) }
        expectEqual(form.surface.evaluationCount, before + 2)
        expect(form.node("send")?.failures == [] && form.node("field")?.failures == [])
        let price = form.surface.set(9, at: ModelPath("/items/1/price"))
        expectEqual(price.map(\.base.description), ["/items/1"])
        expect(form.surface.set(9, at: ModelPath("/items/1/price")).isEmpty)
        _ = form.node("price", "/items/1", key: "1")
        expectEqual(form.surface.set("EUR", at: ModelPath("/currency")).count, 2)
    }

    @Test("one value in a thousand components costs one component, and a list that grows costs the list")
    func thousand() throws {
        let form = Samples.surfaces()
        let items = (0..<1_000).map { DocumentValue.object(["name": .string("N\($0)"), "price": .number(Double($0))]) }
        form.surfaces.process(Samples.data("/items", .array(items)))
        let rows = try require(form.node("list")?.children["children"])
        func show() {
            for row in rows {
                for child in form.surface.node(row)?.children["children"] ?? [] { _ = form.surface.node(child) }
            }
        }
        show()
        let before = form.surface.evaluationCount
        form.surfaces.process(Samples.data("/items/500/name", "Other"))
        guard case .updated(_, let nodes)? = form.changes.last else { return }
        expectEqual(nodes.map(\.component), ["name"])
        show()
        expectEqual(form.surface.evaluationCount, before + 1)
        form.surfaces.process(Samples.data("/items/1000", ["name": "New", "price": 1]))
        guard case .updated(_, let grown)? = form.changes.last else { return }
        expectEqual(grown.map(\.component), ["list"])
        expectEqual(form.node("list")?.children["children"]?.count, 1_001)
        show()
        expectEqual(form.surface.evaluationCount, before + 2)
    }

    @Test("elements are told by their id or key, so that rows move with them")
    func keys() {
        let form = Samples.surfaces()
        form.surfaces.process(
            Samples.data("/items", [["id": "b", "name": "B"], ["id": "a", "name": "A"], ["id": "b"], ["key": 7]])
        )
        expectEqual(form.node("list")?.children["children"]?.map(\.key), ["b", "a", "#2", "7"])
        form.surfaces.process(Samples.data("/items/1/id", "c"))
        expectEqual(form.node("list")?.children["children"]?.map(\.key), ["b", "c", "#2", "7"])
    }

    @Test("an event has the values of its moment, and the data model goes along if the surface asks for it")
    func events() throws {
        let form = Samples.surfaces()
        form.surface.write("a@b.co", of: A2UINodeID(component: "field"))
        guard case .event(let name, let context)? = form.surface.action(of: A2UINodeID(component: "send")) else {
            Issue.record("no event")
            return
        }
        let message = form.surface.message(name: name, context: context, source: "send")
        expectEqual(message["action"]?["context"]?.json, #"{"kind": "form", "mail": "a@b.co"}"#)
        expectEqual(A2UIValidator(.basic).schemaErrors(message, schema: "client_to_server.json"), [])
        let models = try require(form.surfaces.dataModels)
        expectEqual(models["surfaces"]?["s"]?["user"]?["mail"], "a@b.co")
        expectEqual(A2UIValidator(.basic).schemaErrors(models, schema: "client_data_model.json"), [])
        expectEqual(
            A2UIValidator(.basic).schemaErrors(form.surfaces.capabilities, schema: "client_capabilities.json"),
            []
        )
    }

    @Test("updates of the data model create, replace and remove")
    func data() {
        let form = Samples.surfaces()
        form.surfaces.process(Samples.data("/user/name", nil))
        expectEqual(form.node("title")?.text("text"), "Hello , 3 ${new}")
        form.surfaces.process(Samples.data("/user", "nobody"))
        form.surfaces.process(Samples.data("/user/name", "Eva"))
        expectEqual(form.node("title")?.text("text"), "Hello Eva, 3 ${new}")
        form.surfaces.process(Samples.data("/", ["count": [1, 2]]))
        expectEqual(form.node("title")?.text("text"), "Hello , [1, 2] ${new}")
        expect(form.errors.isEmpty)
    }

    @Test("components that are replaced show at once, also in templates")
    func replacing() {
        let form = Samples.surfaces()
        expectEqual(form.node("name", "/items/0", key: "0")?.text("text"), "Tea")
        form.surfaces.process(Samples.update(["id": "name", "component": "Text", "text": "Name"]))
        expectEqual(form.node("name", "/items/0", key: "0")?.text("text"), "Name")
        guard case .updated(_, let nodes)? = form.changes.last else { return }
        expect(nodes.contains { $0.base == ModelPath("/items/0") })
    }

    @Test(
        "messages that cannot be used are reported and have no effect",
        arguments: [
            ("[1]", "VALIDATION_FAILED"), ("{}", "VALIDATION_FAILED"), ("not json", "PARSING_FAILED"),
            (#"{"version":"v0.9","createSurface":{"surfaceId":"s","catalogId":"x"}}"#, "INVALID_SURFACE"),
            (#"{"version":"v0.9","createSurface":{"surfaceId":"t","catalogId":"x"}}"#, "VALIDATION_FAILED"),
            (#"{"version":"v0.9","deleteSurface":{"surfaceId":"t"}}"#, "INVALID_SURFACE"),
            (#"{"version":"v0.9","deleteSurface":{}}"#, "VALIDATION_FAILED"),
            (#"{"version":"v0.8","deleteSurface":{"surfaceId":"s"}}"#, "VALIDATION_FAILED"),
            (#"{"version":"v0.9","updateComponents":{"surfaceId":"s","components":1}}"#, "VALIDATION_FAILED"),
            (#"{"version":"v0.9","updateDataModel":{"surfaceId":"s","path":"/a~2","value":1}}"#, "VALIDATION_FAILED"),
            (
                #"{"version":"v0.9","updateDataModel":{"surfaceId":"s","value":1},"deleteSurface":{"surfaceId":"s"}}"#,
                "VALIDATION_FAILED"
            ),
        ]
    )
    func refused(_ line: String, _ code: String) {
        let form = Samples.surfaces()
        let model = form.surface.dataModel
        let count = form.changes.count
        form.surfaces.process(line)
        expectEqual(form.errors.map(\.code.rawValue), [code], "\(form.errors)")
        expect(form.changes.count == count && form.surface.dataModel == model)
        for error in form.errors {
            expectEqual(A2UIValidator(.basic).schemaErrors(error.clientMessage, schema: "client_to_server.json"), [])
        }
    }

    @Test("what of a component is wrong is reported with its path, and the rest is shown")
    func mistakes() throws {
        let form = Samples.surfaces()
        form.surfaces.process(Samples.update(["id": "title", "component": "Text", "text": "New", "color": "red"]))
        let error = try require(form.errors.first)
        expect(error.path == "/components/0" && error.message.contains("color"), "\(error)")
        expectEqual(form.node("title")?.text("text"), "New")
        form.surfaces.process(Samples.update(["id": "title", "component": "Txt", "text": "New"]))
        expectEqual(form.errors.last?.message.contains("did you mean 'Text'?"), true)
    }

    @Test("limits")
    func limits() {
        var limits = A2UILimits()
        limits.componentCount = 9
        limits.surfaceCount = 1
        limits.messagesPerSecond = 6
        limits.dataByteCount = 200
        let form = Samples.surfaces(limits: limits)
        expect(form.errors.isEmpty)
        form.surfaces.process(Samples.update(["id": "more", "component": "Text", "text": "x"]))
        form.surfaces.process(Samples.data("/text", .string(String(repeating: "x", count: 300))))
        form.surfaces.process(
            ["version": "v0.9", "createSurface": ["surfaceId": "t", "catalogId": .string(A2UICatalog.basic.id)]]
        )
        form.surfaces.process(Samples.data("/count", 4))
        expectEqual(
            form.errors.map(\.code),
            [.limitExceeded, .limitExceeded, .limitExceeded, .limitExceeded],
            "\(form.errors)"
        )
        expectEqual(form.surface.dataModel["count"], 3)
    }

    @Test("values that are replaced do not fill the data model")
    func replacedData() {
        var limits = A2UILimits()
        limits.dataByteCount = 1_000
        let form = Samples.surfaces(limits: limits)
        for index in 0..<200 { form.surfaces.process(Samples.data("/status", .string("step \(index) of 200"))) }
        expect(form.errors.isEmpty)
    }

    @Test("addresses: nothing is loaded unless the policy says so, and links by scheme")
    func policy() {
        let none = A2UIAddressPolicy()
        expect(!none.allowsLoading("https://example.com/a.png"))
        expect(none.allowsOpening("https://example.com") && none.allowsOpening("MAILTO:a@b.co"))
        for link in ["javascript:alert(1)", "file:///etc/passwd", "http://a.b", "//a.b", "", "data:text/html,x"] {
            expect(!none.allowsOpening(link), "\(link)")
        }
        let own = A2UIAddressPolicy.hosts("example.com")
        for address in ["https://example.com/a.png", "HTTPS://cdn.Example.com/a", "https://example.com:443/"] {
            expect(own.allowsLoading(address), "\(address)")
        }
        let others = [
            "http://example.com", "https://example.com.evil.org", "https://notexample.com",
            "https://example.com@evil.org",
            "https://evil.org/example.com", "https://evil.org\\@example.com", "https://evil.org#example.com",
        ]
        for address in others { expect(!own.allowsLoading(address), "\(address)") }
    }

    @Test("a catalog of an app: its components are checked, its functions called")
    func ownCatalog() throws {
        let schema =
            #"{"type":"object","properties":{"value":{"$ref":"common_types.json#/$defs/DynamicNumber"}},"required":["value"]}"#
        let arguments =
            #"{"type":"object","properties":{"value":{"$ref":"common_types.json#/$defs/DynamicString"}},"required":["value"]}"#
        let catalog = try A2UICatalog.basic.adding(component: "Rating", schema: Data(schema.utf8), id: "own")
            .adding(function: "shout", arguments: Data(arguments.utf8), returns: "string")
        expect(catalog.id == "own" && catalog.componentNames.last == "Rating" && catalog.functionNames.last == "shout")
        let recorder = Samples.Recorder(catalogs: [catalog])
        recorder.surfaces.functions.add("shout") { arguments, _ in
            .string((arguments["value"]?.string ?? "").uppercased() + "!")
        }
        recorder.surfaces.process(["version": "v0.9", "createSurface": ["surfaceId": "s", "catalogId": "own"]])
        recorder.surfaces.process(
            Samples.update(
                ["id": "root", "component": "Column", "children": ["a", "b"]],
                ["id": "a", "component": "Rating", "value": ["path": "/stars"], "weight": 1],
                [
                    "id": "b", "component": "Text",
                    "text": ["call": "shout", "args": ["value": "hi"], "returnType": "string"],
                ]
            )
        )
        expect(recorder.errors.isEmpty, "\(recorder.errors)")
        expectEqual(recorder.node("b")?.text("text"), "HI!")
        recorder.surfaces.process(Samples.update(["id": "a", "component": "Rating", "stars": 4]))
        expectEqual(recorder.errors.first?.message.contains("value"), true)
    }
}

struct FormatTemplateTests {
    @Test(
        "interpolation",
        arguments: [
            ("plain", "plain"), ("${/a}", "1"), ("${a}", "1"), ("${/b/c} and ${/b/c}", "x and x"),
            ("${/missing}!", "!"),
            ("\\${/a}", "${/a}"), ("${upper(${/b/c})}", "X"), ("${upper(text: ${/b/c})}", "X"),
            ("${formatNumber(value: ${/a}, decimals: 2)}", "1.00"), ("${upper('it\\'s')}", "IT'S"),
            ("${formatDate(value:${/date}, format:'yyyy-MM-dd')}", "2026-11-29"),
            ("${formatDate(value: '2027-01-01', format: 'YYYY')}", "2027"),
            ("${formatDate(value: '2027-01-01', format: \"'Year' YYYY\")}", "Year 2027"),
            ("${true} ${12.5} ${null}", "true 12.5 "),
            ("${/list}", "[1, 2]"), ("${unclosed", "${unclosed"), ("$5 ${", "$5 ${"), ("${}", "${}"),
            ("${a b}", "${a b}"),
            ("${pluralize(value: ${/a}, one: 'item', other: 'items')}", "item"), ("${/b/c}${/b/c}", "xx"),
            ("${not(value: ${/no})}", "true"), ("${nothing(1)}", ""),
        ]
    )
    func interpolation(_ text: String, _ expected: String) {
        let model: DocumentValue = ["a": 1, "b": ["c": "x"], "list": [1, 2], "date": "2026-11-29", "no": false]
        var evaluation = A2UIFunctions(formatting: Samples.formatting).evaluation(of: model, base: .root)
        let value = DynamicValue.resolved(["call": "formatString", "args": ["value": .string(text)]], &evaluation)
        expectEqual(value.string, expected, "\(text)")
    }

    @Test("deep and long templates end")
    func limits() {
        var evaluation = A2UIFunctions(formatting: Samples.formatting).evaluation(of: [:], base: .root)
        for text in [
            String(repeating: "${", count: 5_000), String(repeating: "${upper(", count: 2_000),
            "${" + String(repeating: "a", count: 50_000),
            "${f(" + String(repeating: "1,", count: 5_000) + ")}",
        ] {
            _ = DynamicValue.resolved(["call": "formatString", "args": ["value": .string(text)]], &evaluation)
        }
        // A text that contains itself as a template must not recurse without end.
        var own = A2UIFunctions(formatting: Samples.formatting).evaluation(
            of: ["t": "${formatString(value: ${/t})}"],
            base: .root
        )
        _ = DynamicValue.resolved(["call": "formatString", "args": ["value": ["path": "/t"]]], &own)
    }
}
