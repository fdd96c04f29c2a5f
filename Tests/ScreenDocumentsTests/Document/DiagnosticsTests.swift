import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments
import Testing

@Suite("Diagnostics of screen documents")
struct DiagnosticsTests {
    private static let spacings = #""xxxs", "xxs", "xs", "s", "m", "mplus", "l", "xl", or a number from 0 to 10000"#

    /// The diagnostics of a document, one per line; empty for a valid one.
    private func diagnostics(_ text: String) -> String {
        do {
            _ = try ScreenDocument(data: Data(text.utf8), fileName: "a.json")
            return ""
        } catch {
            return error.description
        }
    }

    @Test(
        "the root says what it needs",
        arguments: [
            (
                "[]",
                #"1:1: error: wrong type: an array, at the root, allowed: an object with [keys]"#
            ),
            (
                "{}",
                """
                1:1: error: the key "version" is missing, at the root, allowed: "version": a whole number from 1 to 2
                a.json:1:1: error: the key "sections" is missing, at the root, allowed: "sections": an array
                """
            ),
            (
                #"{"version":3,"layers":{}}"#,
                "1:12: error: made for version 3; this build knows 2, at /version, allowed: 2, or a newer build"
            ),
            (
                #"{"version":0,"sections":[]}"#,
                "1:12: error: 0 is too small, at /version, allowed: a whole number from 1 to 2"
            ),
            (
                #"{"version":1.5,"sections":[]}"#,
                "1:12: error: 1.5 is not a whole number, at /version, allowed: a whole number from 1 to 2"
            ),
            (
                #"{"version":"1","sections":[]}"#,
                "1:12: error: wrong type: a string, at /version, allowed: a whole number from 1 to 2"
            ),
            (
                #"{"version":1,"section":[],"sections":{}}"#,
                """
                1:14: error: unknown key "section" (did you mean "sections"?), at /section, allowed: [keys]
                a.json:1:38: error: wrong type: an object, at /sections, allowed: an array
                """
            ),
        ]
    )
    func root(text: String, expected: String) {
        let keys = """
            "version", "theme", "focus", "refresh", "didReachStart", "didReachEnd", "title", "isTitleLarge", \
            "leadingButtons", "buttons", "tabs", "search", "bottomBar", "bottomButton", "locale", "direction", "selection", "selectionMarks", "accessoryAlignment", "density", \
            "minimumRowHeight", "background", "emptyItem", "state", "templates", "strings", "sourceLanguage", "sections"
            """
        expectEqual(diagnostics(text), "a.json:" + expected.replacingOccurrences(of: "[keys]", with: keys))
    }

    @Test(
        "a section says what is wrong with it",
        arguments: [
            (
                #"{}"#,
                #"2:1: error: the key "id" is missing, at /sections/0, allowed: "id": a string that is not empty"#
            ),
            (#"{"id":7}"#, "2:7: error: wrong type: a number, at /sections/0/id, allowed: a string that is not empty"),
            (
                #"{"id":""}"#,
                "2:7: error: the string is empty, at /sections/0/id, allowed: a string that is not empty"
            ),
            (
                #"{"id":"s"},{"id":"s"}"#,
                """
                2:18: error: duplicate section id "s", used before at 2:7, at /sections/1/id, allowed: each section id \
                once in a document
                """
            ),
            (
                #"{"id":"s","header":{"type":"smal","title":""}}"#,
                #"2:28: error: unknown header "smal" (did you mean "small"?), at /sections/0/header/type, allowed: [headers]"#
            ),
            (
                #"{"id":"s","header":{"title":""}}"#,
                """
                2:20: error: the key "type" is missing, at /sections/0/header, allowed: an object with "type": [headers]
                """
            ),
            (
                #"{"id":"s","header":{"type":"large"}}"#,
                #"2:20: error: the key "title" is missing, at /sections/0/header, allowed: "title": a string, or an array"#
            ),
        ]
    )
    func section(text: String, expected: String) {
        expectEqual(diagnostics("{\"version\":1,\"sections\":[\n\(text)\n]}"), "a.json:" + listed(expected))
    }

    @Test(
        "a layout says what is wrong with it",
        arguments: [
            (
                #""rowSpacing":"xxl""#, #"2:14: error: unknown spacing "xxl" (did you mean "xxs"?), at /rowSpacing, "#,
                spacings
            ),
            (#""columnSpacing":-1"#, "2:17: error: -1 is too small, at /columnSpacing, ", spacings),
            (#""columnSpacing":10001"#, "2:17: error: 10001 is too large, at /columnSpacing, ", spacings),
            (#""rowSpacing":null"#, "2:14: error: wrong type: null, at /rowSpacing, ", spacings),
            (#""insets":{"top":true}"#, "2:17: error: wrong type: true, at /insets/top, ", spacings),
            (
                #""insets":{"botom":1}"#,
                #"2:11: error: unknown key "botom" (did you mean "bottom"?), at /insets/botom, "#,
                #""top", "left", "bottom", "right""#
            ),
            (
                #""columns":2"#, "2:11: error: wrong type: a number, at /columns, ",
                #"an object with one of "fixed", "adaptive""#
            ),
            (
                #""columns":{}"#, "2:11: error: the object is empty, at /columns, ",
                #"an object with one of "fixed", "adaptive""#
            ),
            (
                #""columns":{"fixed":1,"adaptive":{"minWidth":9}}"#,
                "2:11: error: the object has more than one key, at /columns, ",
                #"an object with one of "fixed", "adaptive""#
            ),
            (
                #""columns":{"fixd":1}"#,
                #"2:12: error: unknown key "fixd" (did you mean "fixed"?), at /columns/fixd, "#, #""fixed", "adaptive""#
            ),
            (
                #""columns":{"fixed":0}"#, "2:20: error: 0 is too small, at /columns/fixed, ",
                "a whole number from 1 to 100"
            ),
            (
                #""columns":{"fixed":1.5}"#, "2:20: error: 1.5 is not a whole number, at /columns/fixed, ",
                "a whole number from 1 to 100"
            ),
            (
                #""columns":{"adaptive":{}}"#, #"2:23: error: the key "minWidth" is missing, at /columns/adaptive, "#,
                #""minWidth": a number from 1 to 10000"#
            ),
            (
                #""columns":{"adaptive":{"minWidth":0}}"#,
                "2:35: error: 0 is too small, at /columns/adaptive/minWidth, ",
                "a number from 1 to 10000"
            ),
            (#""isHeaderSticky":"yes""#, "2:18: error: wrong type: a string, at /isHeaderSticky, ", "true or false"),
        ]
    )
    func layout(text: String, expected: String, allowed: String) {
        let found = diagnostics("{\"version\":1,\"sections\":[{\"id\":\"s\",\"layout\":{\n\(text)\n}}]}")
        expectEqual(
            found,
            "a.json:" + expected.replacingOccurrences(of: "at /", with: "at /sections/0/layout/")
                + "allowed: \(listed(allowed))"
        )
    }

    /// The text with the names of all parts and icons in place of `[lefts]`, `[rights]`, `[headers]` and `[icons]`.
    private func listed(_ text: String) -> String {
        func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
        return
            text
            .replacingOccurrences(of: "[lefts]", with: list(DeclaredParts.designSystem.lefts.map { $0.documentName }))
            .replacingOccurrences(
                of: "[rights]",
                with: list(DeclaredParts.designSystem.rights.map { $0.documentName } + ["pair"])
            )
            .replacingOccurrences(
                of: "[headers]",
                with: list(DeclaredParts.designSystem.headers.map { $0.documentName })
            )
            .replacingOccurrences(of: "[icons]", with: list(Icon.allCases.map(\.rawValue)))
    }

    @Test(
        "an item says what is wrong with it",
        arguments: [
            (
                #""id":"i""#, #"1:48: error: the key "left" is missing, at /, "#,
                #""left": an object with "type": [lefts]"#
            ),
            (
                #""id":"i","left":{"type":"titel","title":""}"#,
                #"2:25: error: unknown left part "titel" (did you mean "title"?), at /left/type, "#,
                "[lefts]"
            ),
            (
                #""id":"i","left":{"type":"title","title":["Title"]}"#,
                "2:42: error: wrong type: a string, at /left/title/0, ",
                """
                an object with "text", "size", "weight", "isBold", "style", "tint", "isStruck", "isHighlighted", \
                "hasMonospacedDigits", "icon"
                """
            ),
            (
                #""id":"i","left":{"type":"title","title":"","isOn":true}"#,
                #"2:44: error: unknown key "isOn", at /left/isOn, "#,
                #""type", "title", "titleLineCount", "style", "accessibilityIdentifier""#
            ),
            (
                #""id":"i","left":{"type":"title","title":"","titleLineCount":-1}"#,
                "2:61: error: -1 is too small, at /left/titleLineCount, ", "a whole number from 0 to 1000"
            ),
            (
                #""id":"i","left":{"type":"title","title":"","style":"big"}"#,
                #"2:52: error: unknown title style "big", at /left/style, "#,
                #""primary", "secondary", "accent", "destructive", "emphasized", "done""#
            ),
            (
                #""id":"i","left":{"type":"checkbox","title":"","isOn":1}"#,
                "2:54: error: wrong type: a number, at /left/isOn, ",
                "true or false"
            ),
            (
                #""id":"i","left":{"type":"iconTitle","title":"","icon":"articel"}"#,
                #"2:55: error: unknown icon "articel" (did you mean "article"?), at /left/icon, "#,
                "[icons]"
            ),
            (
                #""id":"i","left":{"type":"iconTitle","title":"","icon":"article","iconTint":"navy"}"#,
                #"2:76: error: unknown tint "navy", at /left/iconTint, "#,
                """
                "blue", "green", "orange", "red", "gray", "primaryText", "secondaryText", "accent", "success", "warning", \
                "destructive", "inverseText", "control"
                """
            ),
            (
                #""id":"i","left":{"type":"imageTitleSubtitle","title":"","subtitle":"","image":"avatar","imageStyle":"oval"}"#,
                #"2:101: error: unknown image style "oval", at /left/imageStyle, "#,
                #""circular", "rounded", "square""#
            ),
            (
                #""id":"i","left":{"type":"title","title":""},"right":7"#,
                "2:53: error: wrong type: a number, at /right, ",
                #"an object with "type": [rights], or null"#
            ),
            (
                #""id":"i","left":{"type":"title","title":""},"right":{"type":"detail"}"#,
                #"2:53: error: the key "text" is missing, at /right, "#, #""text": a string, or an array"#
            ),
            (
                #""id":"i","left":{"type":"title","title":""},"separator":"leftRigth16""#,
                #"2:57: error: unknown separator "leftRigth16" (did you mean "leftRight16"?), at /separator, "#,
                #""none", "full", "leftRight16", "left16", "left56Right16", "left72Right16""#
            ),
            (
                #""id":"i","left":{"type":"title","title":""},"action":"""#,
                "2:54: error: the string is empty, at /action, ",
                "a string that is not empty"
            ),
        ]
    )
    func item(text: String, expected: String, allowed: String) {
        let found = diagnostics("{\"version\":1,\"sections\":[{\"id\":\"s\",   \"items\":[{\n\(text)\n}]}]}")
        let place = expected.replacingOccurrences(of: "at /", with: "at /sections/0/items/0/").replacingOccurrences(
            of: "/,",
            with: ","
        )
        expectEqual(found, "a.json:\(place)allowed: \(listed(allowed))")
    }

    @Test("items are identified in their section")
    func itemIdentifiers() {
        let item = #"{"id":"i","left":{"type":"title","title":""}}"#
        let other = "{\"id\":\"j\",\"items\":[\(item)]}"
        expectEqual(
            diagnostics("{\"version\":1,\"sections\":[{\"id\":\"i\",\"items\":[\(item),\n\(item)]},\(other)]}"),
            """
            a.json:2:7: error: duplicate item id "i", used before at 1:51, at /sections/0/items/1/id, allowed: each item \
            id once in a section
            """
        )
    }

    @Test(
        "a mistake of a template is reported once, not once for each element; mistakes of elements are where they are"
    )
    func templateMistakes() throws {
        let elements = (0..<50).map { "{\"id\":\"\($0)\",\"title\":\($0 == 7 ? "7" : "\"a\"")}" }.joined(
            separator: ",\n"
        )
        func document(_ left: String) -> String {
            """
            {"version":1,"state":{"l":[\(elements)]},
             "templates":{"v":{"id":{"$param":"id"},"left":{"type":"title",\(left)"title":{"$param":"title"}}}},
             "sections":[{"id":"s","items":{"each":{"$state":"l"},"use":"v"}}]}
            """
        }
        let lines = diagnostics(document(#""titel":"x","titleLineCount":"y","#)).split(separator: "\n")
        expectEqual(lines.count, 3, "\(lines)")
        expect(lines[0].contains("a.json:8:") && lines[0].contains("wrong type: a number"))
        expect(lines[1].contains("/templates/v/left/titel") && lines[2].contains("/templates/v/left/titleLineCount"))
        let data = Data(
            document(#""titel":"x","#).replacingOccurrences(of: "\"title\":7", with: "\"title\":\"b\"").utf8
        )
        let lenient = try ScreenDocument(data: data, fileName: "a.json", policy: .lenient)
        expectEqual(lenient.losses.count, 1)
    }

    @Test("the bar below the list may have an item with the identifier of one in the list, but not twice")
    func barIdentifiers() {
        let item = #"{"id":"i","left":{"type":"title","title":""}}"#
        func document(_ bar: String) -> String {
            "{\"version\":1,\"bottomBar\":{\"items\":[\(bar)]},\"sections\":[{\"id\":\"s\",\"items\":[\(item)]}]}"
        }
        expect(diagnostics(document(item)).isEmpty)
        expect(diagnostics(document("\(item),\n\(item)")).contains("2:7: error: duplicate item id \"i\""))
    }

    @Test("all problems of a document come at once, in the order of the file")
    func allAtOnce() {
        let text = """
            { "version": 1,
              "sections": [
                { "id": "s", "items": [
                  { "id": "", "left": { "type": "title", "title": 01, "colour": "red" }, },
                  7,
                  { "id": "i", "left": { "type": "checkbox" }, "separator": "16" }
                ], "layout": { "columns": { "fixed": "two" } } },
                { }
              ] }
            """
        expectEqual(
            diagnostics(text).split(separator: "\n").map { $0.prefix { $0 != "," } },
            [
                "a.json:4:15: error: the string is empty",
                "a.json:4:55: error: \"01\" is not a number: no zeros lead it",
                "a.json:4:59: error: unknown key \"colour\"",
                "a.json:4:76: error: a comma follows the last member",
                "a.json:5:7: error: wrong type: a number",
                "a.json:6:28: error: the key \"title\" is missing",
                "a.json:6:28: error: the key \"isOn\" is missing",
                "a.json:6:65: error: unknown separator \"16\"",
                "a.json:7:42: error: wrong type: a string",
                "a.json:8:5: error: the key \"id\" is missing",
            ]
        )
    }

    @Test("parser errors have a position as well")
    func syntax() {
        expectEqual(
            diagnostics("{\"version\":1,\n\"sections\":[{\"id\":\"s\""),
            """
            a.json:2:22: error: the document ends in the object opened at 2:13, at /sections/0, allowed: "," or "}"
            """
        )
    }
}
