import A2UIScreens
import CellTesting
import Expectations
import Honeycomb
import ScreenHosting
import Testing

@MainActor
struct SurfaceScreenTests {
    private let form: [DocumentValue] = [
        ["id": "root", "component": "Column", "children": ["hello", "mail", "terms", "send", "link"]],
        [
            "id": "hello", "component": "Text",
            "text": ["call": "formatString", "args": ["value": "Mail to ${/mail}."]],
        ],
        [
            "id": "mail", "component": "TextField", "label": "Mail", "value": ["path": "/mail"],
            "checks": [
                ["condition": ["call": "email", "args": ["value": ["path": "/mail"]]], "message": "No address"]
            ],
        ],
        ["id": "terms", "component": "CheckBox", "label": "I agree", "value": ["path": "/agrees"]],
        [
            "id": "send", "component": "Button", "child": "sendText", "variant": "primary",
            "checks": [
                [
                    "condition": [
                        "call": "and",
                        "args": [
                            "values": [["path": "/agrees"], ["call": "email", "args": ["value": ["path": "/mail"]]]]
                        ],
                    ], "message": "Fill in the form",
                ]
            ],
            "action": ["event": ["name": "send", "context": ["to": ["path": "/mail"]]]],
        ],
        ["id": "sendText", "component": "Text", "text": "Send"],
        [
            "id": "link", "component": "Button", "child": "linkText", "variant": "borderless",
            "action": ["functionCall": ["call": "openUrl", "args": ["url": "https://example.com"]]],
        ],
        ["id": "linkText", "component": "Text", "text": "Help"],
    ]

    @Test("a form: what is typed is checked and shown at once, and the button sends it")
    func filling() {
        let shown = ShownSurface(ShownSurface.messages(form, data: ["mail": "", "agrees": false]))
        let app = shown.app
        expectEqual(app.staticTexts["No address"].exists, false)
        app.buttons["Send"].tap()
        expect(shown.events.isEmpty)
        app.tap(at: CGPoint(x: 200, y: app.textFields.element(boundBy: 0).frame.midY))
        app.typeText("a@b")
        app.advance(by: 1)
        expectEqual(shown.surface.dataModel["mail"], "a@b")
        expect(app.staticTexts["No address"].exists)
        expect(app.staticTexts["Mail to a@b."].exists)
        app.typeText(".co")
        app.advance(by: 1)
        expectEqual(app.staticTexts["No address"].exists, false)
        app.buttons["I agree"].tap()
        app.advance(by: 1)
        expectEqual(shown.surface.dataModel["agrees"], true)
        app.buttons["Send"].tap()
        expectEqual(shown.events.first?["action"]?["context"]?["to"], "a@b.co")
        expectEqual(shown.events.first?["action"]?["sourceComponentId"], "send")
        app.buttons["Help"].tap()
        expectEqual(shown.opened, ["https://example.com"])
    }

    @Test(
        "a number field: what is typed stays, and its number is written, in the user's notation",
        arguments: ["en_US", "de_DE"]
    )
    func numbers(locale: String) {
        let components: [DocumentValue] = [
            ["id": "root", "component": "TextField", "label": "Weight", "variant": "number", "value": ["path": "/n"]]
        ]
        let shown = ShownSurface(ShownSurface.messages(components, data: ["n": ""]), locale: locale)
        let typed = locale == "de_DE" ? "12,05" : "12.05"
        shown.app.textFields.element(boundBy: 0).tap()
        for letter in typed {
            shown.app.typeText(String(letter))
            shown.app.advance(by: 1)
        }
        expectEqual(shown.surface.dataModel["n"], 12.05)
        expectEqual(shown.app.textFields.element(boundBy: 0).value, typed)
    }

    @Test("the app sets a value, and the screen shows it")
    func setting() {
        let shown = ShownSurface(ShownSurface.messages(form, data: ["mail": "", "agrees": false]))
        expectEqual(shown.app.staticTexts["Mail to x@y.zz."].exists, false)
        shown.surface.set("x@y.zz", at: ModelPath("/mail"))
        shown.app.advance(by: 1)
        expect(shown.app.staticTexts["Mail to x@y.zz."].exists)
    }

    @Test("other functions compute the screen again")
    func language() {
        let components: [DocumentValue] = [
            ["id": "root", "component": "Text", "text": ["call": "formatNumber", "args": ["value": 1.5]]]
        ]
        let shown = ShownSurface(ShownSurface.messages(components))
        expect(shown.app.staticTexts["1.5"].exists)
        shown.surface.functions = A2UIFunctions(formatting: ValueFormatting(locale: Locale(identifier: "de_DE")))
        shown.app.advance(by: 1)
        expect(shown.app.staticTexts["1,5"].exists)
    }

    @Test("a choice of several keeps values that are not among its options")
    func unknownChoices() {
        let components: [DocumentValue] = [
            [
                "id": "root", "component": "ChoicePicker", "variant": "multipleSelection", "value": ["path": "/tags"],
                "options": [["label": "Red", "value": "r"], ["label": "Blue", "value": "b"]],
            ]
        ]
        let shown = ShownSurface(ShownSurface.messages(components, data: ["tags": ["old", "b"]]))
        shown.app.buttons["Red"].tap()
        shown.app.advance(by: 1)
        expectEqual(shown.surface.dataModel["tags"], ["r", "b", "old"])
        shown.app.buttons["Blue"].tap()
        shown.app.advance(by: 1)
        expectEqual(shown.surface.dataModel["tags"], ["r", "old"])
    }

    @Test("a recording without a description is spoken by its id")
    func mediaLabel() {
        let components: [DocumentValue] = [
            ["id": "root", "component": "Column", "children": ["morning-news"]],
            ["id": "morning-news", "component": "AudioPlayer", "url": "https://example.com/a.mp3"],
        ]
        let shown = ShownSurface(ShownSurface.messages(components), policy: .hosts("example.com"))
        expect(shown.app.buttons["morning news"].exists)
    }

    @Test("one value in a thousand rows makes one row again, and one cell")
    func thousand() {
        let components: [DocumentValue] = [
            ["id": "root", "component": "List", "children": ["componentId": "row", "path": "/items"]],
            ["id": "row", "component": "Card", "child": "name"],
            ["id": "name", "component": "Text", "text": ["path": "name"]],
        ]
        let items = (0..<1_000).map { DocumentValue.object(["name": .string("Item \($0)")]) }
        let shown = ShownSurface(ShownSurface.messages(components, data: ["items": .array(items)]))
        let made = shown.controller.madeRowCount
        let evaluated = shown.surface.evaluationCount
        expectEqual(made, 1_000)
        shown.process(ShownSurface.data("/items/3/name", "Changed"))
        expect(shown.app.staticTexts["Changed"].exists)
        expectEqual(shown.controller.madeRowCount, made + 1)
        expectEqual(shown.surface.evaluationCount, evaluated + 1)
        shown.process(ShownSurface.data("/items/1000", ["name": "Last"]))
        expectEqual(shown.controller.madeRowCount, made + 2)
    }

    @Test("inputs of all kinds write their values")
    func inputs() {
        let components: [DocumentValue] = [
            ["id": "root", "component": "Column", "children": ["one", "many", "chips", "slider", "tabs"]],
            [
                "id": "one", "component": "ChoicePicker", "value": ["path": "/one"],
                "options": [["label": "Red", "value": "r"], ["label": "Green", "value": "g"]],
            ],
            [
                "id": "many", "component": "ChoicePicker", "variant": "multipleSelection", "filterable": true,
                "value": ["path": "/many"],
                "options": [
                    ["label": "Tea", "value": "t"], ["label": "Cake", "value": "c"], ["label": "Coffee", "value": "k"],
                ],
            ],
            [
                "id": "chips", "component": "ChoicePicker", "displayStyle": "chips", "value": ["path": "/chips"],
                "options": [["label": "Small", "value": "s"], ["label": "Large", "value": "l"]],
            ],
            ["id": "slider", "component": "Slider", "label": "Volume", "max": 10, "value": ["path": "/volume"]],
            [
                "id": "tabs", "component": "Tabs",
                "tabs": [["title": "First", "child": "a"], ["title": "Second", "child": "b"]],
            ],
            ["id": "a", "component": "Text", "text": "Inside A"], ["id": "b", "component": "Text", "text": "Inside B"],
        ]
        let shown = ShownSurface(
            ShownSurface.messages(components, data: ["one": ["r"], "many": ["k"], "chips": [], "volume": 3])
        )
        let app = shown.app
        app.buttons["Green"].tap()
        app.advance(by: 1)
        app.buttons["Tea"].tap()
        app.advance(by: 1)
        expect(shown.surface.dataModel["one"] == ["g"] && shown.surface.dataModel["many"] == ["t", "k"])
        app.buttons["Coffee"].tap()
        app.advance(by: 1)
        expectEqual(shown.surface.dataModel["many"], ["t"])
        expect(app.staticTexts["Inside A"].exists && !app.staticTexts["Inside B"].exists)
        app.buttons["Second"].tap()
        app.advance(by: 1)
        expect(!app.staticTexts["Inside A"].exists && app.staticTexts["Inside B"].exists)
    }

    @Test("a dialog opens over the surface and closes")
    func modal() {
        let components: [DocumentValue] = [
            ["id": "root", "component": "Column", "children": ["modal"]],
            ["id": "modal", "component": "Modal", "trigger": "open", "content": "inner"],
            ["id": "open", "component": "Button", "child": "openText", "action": ["event": ["name": "opened"]]],
            ["id": "openText", "component": "Text", "text": "Details"],
            ["id": "inner", "component": "Text", "text": ["path": "/words"]],
        ]
        let shown = ShownSurface(ShownSurface.messages(components, data: ["words": "More"]))
        expect(!shown.app.staticTexts["More"].exists)
        shown.app.buttons["Details"].tap()
        shown.app.advance(by: 1)
        expect(shown.app.staticTexts["More"].exists && shown.events.isEmpty)
        shown.process(ShownSurface.data("/words", "Much more"))
        expect(shown.app.staticTexts["Much more"].exists)
        shown.controller.dismiss(animated: false)
        shown.app.advance(by: 1)
        expect(!shown.app.staticTexts["Much more"].exists)
    }

    @Test("a surface shows what is there while it arrives")
    func progressive() {
        let all = ShownSurface.messages(form, data: ["mail": "a@b.co"])
        let shown = ShownSurface([all[0]])
        expectEqual(shown.app.cells.count, 0)
        shown.process(["version": "v0.9", "updateComponents": ["surfaceId": "s", "components": [form[0]]]])
        expectEqual(shown.app.cells.count, 0)
        shown.process(all[1])
        expect(shown.app.buttons["Send"].exists && shown.app.staticTexts["Mail to ."].exists)
        shown.process(all[2])
        expect(shown.app.staticTexts["Mail to a@b.co."].exists)
    }

    @Test("components of an app are shown by its renderer")
    func renderers() throws {
        let schema =
            #"{"type":"object","properties":{"value":{"$ref":"common_types.json#/$defs/DynamicNumber"}},"required":["value"]}"#
        let catalog = try A2UICatalog.basic.adding(component: "Rating", schema: Data(schema.utf8), id: "own")
        var renderers = A2UIRenderers()
        renderers.add("Rating") { node, context in
            TextElement(context.theme.title(String(repeating: "★", count: Int(node.number("value") ?? 0))))
        }
        let components: [DocumentValue] = [["id": "root", "component": "Rating", "value": ["path": "/stars"]]]
        let shown = ShownSurface(
            ShownSurface.messages(components, data: ["stars": 3], catalog: "own"),
            renderers: renderers,
            catalog: catalog
        )
        expect(shown.app.staticTexts["★★★"].exists)
        shown.process(ShownSurface.data("/stars", 4))
        expect(shown.app.staticTexts["★★★★"].exists)
    }

    @Test("the agent's color is the accent, and what is on it can be read")
    func theme() {
        let shown = ShownSurface(
            ShownSurface.messages(form, theme: ["primaryColor": "#FFEE00", "agentDisplayName": "Bot"])
        )
        let palette = shown.controller.theme.palette
        func contrast(_ color: UIColor, _ other: UIColor, _ style: UIUserInterfaceStyle) -> CGFloat {
            let traits = UITraitCollection(userInterfaceStyle: style)
            let values = [color, other].map { luminance($0.resolvedColor(with: traits)) }.sorted()
            return (values[1] + 0.05) / (values[0] + 0.05)
        }
        // Yellow is darkened on white and unchanged on black.
        expect(contrast(palette.accent, .white, .light) >= 3 && contrast(palette.accent, .black, .dark) > 15)
        expect(contrast(palette.inverseText, palette.accent, .light) >= 4.5)
        expect(contrast(palette.inverseText, palette.accent, .dark) >= 4.5)
        expect(shown.app.staticTexts["Bot"].exists)
    }

    private func luminance(_ color: UIColor) -> CGFloat {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let channels = [red, green, blue]
        let linear = channels.map { $0 <= 0.040_45 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.212_6 * linear[0] + 0.715_2 * linear[1] + 0.072_2 * linear[2]
    }

    @Test("links by scheme, and no address is loaded without a policy")
    func addresses() {
        let components: [DocumentValue] = [
            ["id": "root", "component": "Column", "children": ["link", "video"]],
            [
                "id": "link", "component": "Button", "child": "t",
                "action": ["functionCall": ["call": "openUrl", "args": ["url": "javascript:alert(1)"]]],
            ],
            ["id": "t", "component": "Text", "text": "Go"],
            ["id": "video", "component": "Video", "url": "https://example.com/a.mp4"],
        ]
        let shown = ShownSurface(ShownSurface.messages(components))
        shown.app.buttons["Go"].tap()
        expect(shown.opened.isEmpty)
    }

    @Test(
        "components of odd values are shown without a crash",
        arguments: [
            #"{"id":"root","component":"Slider","min":5,"max":5,"value":1e300}"#,
            #"{"id":"root","component":"Slider","min":9,"max":1,"value":"x"}"#,
            #"{"id":"root","component":"Tabs","tabs":[]}"#, #"{"id":"root","component":"Row","children":[]}"#,
            #"{"id":"root","component":"Row","children":["root"]}"#,
            #"{"id":"root","component":"Card","child":"none"}"#,
            #"{"id":"root","component":"Text","text":{"path":"/none"}}"#, #"{"id":"root","component":"Text"}"#,
            #"{"id":"root","component":"Image","url":"","variant":"none"}"#,
            #"{"id":"root","component":"Button","child":"x"}"#,
            #"{"id":"root","component":"Icon","name":{"svgPath":"M0 0 a1 1 0 01 5 5 zz"}}"#,
            #"{"id":"root","component":"Icon"}"#,
            #"{"id":"root","component":"Unknown","children":["a"],"text":"words"}"#,
            #"{"id":"root","component":"DateTimeInput","value":"soon","enableDate":true,"min":"2027-01-01","max":"2020-01-01"}"#,
            #"{"id":"root","component":"ChoicePicker","options":"x","value":{"path":"/a"}}"#,
            #"{"id":"root","component":"List","children":{"componentId":"root","path":"/"},"direction":"horizontal"}"#,
            #"{"id":"root","component":"Modal","trigger":"root","content":"root"}"#,
            #"{"id":"root","component":"TextField","label":1,"value":{"path":"/"},"validationRegexp":"("}"#,
        ]
    )
    func odd(_ component: String) throws {
        let value = try JSONDecoder().decode(DocumentValue.self, from: Data(component.utf8))
        let shown = ShownSurface(ShownSurface.messages([value], data: ["a": [1, ["b": 2]]]))
        shown.app.advance(by: 1)
        shown.process(ShownSurface.data("/", "text"))
    }
}
