import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

@testable import ScreenDocuments

@MainActor
@Suite("Checks of fields in documents")
struct FieldCheckTests {
    /// A form of a field for each of several checks, all of one time.
    private static func form(
        _ fields: [(identifier: String, checks: String, more: String)],
        version: Int = 2,
        state: String = #""isMember": false"#
    ) -> Data {
        let rows = fields.map { field in
            """
            { "id": "row \(field.identifier)", "left": { "type": "field", "identifier": "\(field.identifier)",
              "value": { "$state": "\(field.identifier)" }, "checks": [\(field.checks)]\(field.more) } }
            """
        }
        let values = fields.map { "\"\($0.identifier)\": \"\"" } + [state]
        let members = [
            "\"version\": \(version)", "\"state\": { \(values.joined(separator: ", ")) }",
            #""sections": [{ "id": "form", "items": [\#(rows.joined(separator: ",\n"))] }]"#,
            #""bottomButton": { "title": "Save", "isEnabled": { "$expr": "isValid()" }, "action": "save" }"#,
            #""buttons": [{ "title": "Done", "action": { "submit": "done" } }]"#,
        ]
        return Data("{ \(members.joined(separator: ",\n  ")) }".utf8)
    }

    private func shown(_ data: Data, policy: DocumentPolicy = .strict) throws -> DocumentScreen {
        var vocabulary = ScreenVocabulary.designSystem
        vocabulary.formatting = ValueFormatting(locale: Locale(identifier: "de_DE"))
        let screen = DocumentScreen(policy: policy, vocabulary: vocabulary)
        try screen.show(data)
        return screen
    }

    private func field(_ identifier: String, _ screen: DocumentScreen) throws -> LeftField {
        let fields = screen.state.sections.flatMap(\.items).compactMap { item in
            (item.base as? ContainerItem<LeftRightContainer<LeftField, RightEmpty>>)?.content.left
        }
        return try require(fields.first { $0.identifier == identifier })
    }

    private func type(_ text: String, into identifier: String, _ screen: DocumentScreen) throws {
        try field(identifier, screen).didChangeHandler?(text)
    }

    private func leave(_ identifier: String, _ screen: DocumentScreen) throws {
        try field(identifier, screen).didEndEditingHandler?()
    }

    @Test(
        "what passes and what fails",
        arguments: [
            (#""type": "required""#, ["a", " a "], ["", "  "]),
            (#""type": "email""#, ["", "a@b.de"], ["a", "a@b", "a b@c.de"]),
            (#""type": "length", "minimum": 2, "maximum": 3"#, ["", "ab", "abc", "👩‍👩‍👧é"], ["a", "abcd"]),
            (#""type": "length", "maximum": 1"#, ["", "a"], ["ab"]),
            (#""type": "range", "minimum": 1.5, "maximum": 3"#, ["", "2", "1,5", "3"], ["1,4", "4", "x", "-2"]),
            (#""type": "pattern", "pattern": "[A-Z]{2}\\d+""#, ["", "AB1"], ["AB", "xAB1"]),
            (#""type": "condition", "if": { "$expr": "value != 'admin'" }"#, ["", "root"], ["admin"]),
        ] as [(String, [String], [String])]
    )
    func kinds(_ check: String, _ valid: [String], _ invalid: [String]) throws {
        let screen = try shown(Self.form([("value", "{ \(check), \"message\": \"No\" }", "")]))
        for (texts, message) in [(valid, nil), (invalid, "No")] {
            for text in texts {
                screen.set(["value": .string(text)])
                expectEqual(screen.fieldErrors.first?.message, message, "\(check) \(text)")
                expectEqual(screen.bar?.bottomButton?.isEnabled, message == nil, "\(check) \(text)")
            }
        }
    }

    @Test("the first check that fails is the error; messages and limits may be computed")
    func order() throws {
        let checks = """
            { "type": "required", "message": "Empty" },
            { "type": "length", "minimum": { "$expr": "isMember ? 2 : 4" }, "message": { "$expr": "'At least ${isMember ? 2 : 4}'" } },
            { "type": "pattern", "pattern": "[0-9]+", "message": "Digits only" }
            """
        let screen = try shown(Self.form([("code", checks, "")]))
        expectEqual(screen.fieldErrors.map(\.message), ["Empty"])
        screen.set(["code": "ab"])
        expectEqual(screen.fieldErrors.map(\.message), ["At least 4"])
        screen.set(["isMember": true])
        expectEqual(screen.fieldErrors.map(\.message), ["Digits only"])
        screen.set(["code": "12"])
        expect(screen.fieldErrors.isEmpty)
    }

    @Test("errors appear after a change, after leaving the field, or after a submission")
    func times() throws {
        let required =
            #"{ "type": "required", "message": "Empty" }, { "type": "length", "minimum": 3, "message": "Short" }"#
        let screen = try shown(
            Self.form([
                ("early", required, #", "errorsAfter": "change""#), ("usual", required, ""),
                ("late", required, #", "errorsAfter": "submit""#),
            ])
        )
        func errors() throws -> [String] { try ["early", "usual", "late"].map { try field($0, screen).error } }
        try expectEqual(errors(), ["", "", ""])
        for name in ["early", "usual", "late"] { try type("a", into: name, screen) }
        try expectEqual(errors(), ["Short", "", ""])
        for name in ["early", "usual", "late"] { try leave(name, screen) }
        try expectEqual(errors(), ["Short", "Short", ""])
        // An error that is shown follows the text.
        try type("", into: "usual", screen)
        try expectEqual(errors(), ["Short", "Empty", ""])
        try type("long", into: "usual", screen)
        try expectEqual(errors(), ["Short", "", ""])
        expect(!screen.submit())
        try expectEqual(errors(), ["Short", "", "Short"])
        expect(
            screen.fieldErrors.map(\.fieldIdentifier) == ["early", "late"] && screen.fieldErrors.allSatisfy(\.isShown)
        )
        expect(
            screen.fieldErrors.first?.itemIdentifier == "row early"
                && screen.fieldErrors.first?.sectionIdentifier == "form"
        )
    }

    @Test("submit performs its action only if all fields are valid")
    func submission() throws {
        let check = #"{ "type": "required", "message": "Empty" }"#
        let screen = try shown(Self.form([("name", check, ""), ("city", check, "")]))
        var actions: [String] = []
        screen.actionHandler = { actions.append($0.name) }
        let button = try require(screen.bar?.buttons.first)
        try type("Anna", into: "name", screen)
        button.perform()
        try expect(actions.isEmpty && field("city", screen).error == "Empty" && field("name", screen).error.isEmpty)
        try type("Bonn", into: "city", screen)
        button.perform()
        try expect(actions == ["done"] && field("city", screen).error.isEmpty)
        // The action of a state that an app applies itself follows the values that it was made for.
        let document = try ScreenDocument(data: Self.form([("name", check, "")]))
        expectEqual(document.state(values: ["name": ""]).sections.count, 1)
    }

    @Test("hidden and disabled fields do not count, and an error of the document is shown instead")
    func exceptions() throws {
        let check = #"{ "type": "required", "message": "Empty" }"#
        let data = Self.form([
            ("name", check, #", "isEnabled": { "$state": "isMember" }"#),
            ("city", check, #", "error": "Unknown city""#),
        ])
        let screen = try shown(data)
        expectEqual(screen.fieldErrors.map(\.fieldIdentifier), ["city"])
        screen.set(["isMember": true])
        expectEqual(screen.fieldErrors.map(\.fieldIdentifier), ["name", "city"])
        screen.submit()
        try expect(field("city", screen).error == "Unknown city" && field("name", screen).error == "Empty")
        screen.set(["city": "Bonn"])
        try expect(
            field("city", screen).error == "Unknown city" && screen.fieldErrors.map(\.fieldIdentifier) == ["name"]
        )

        let hidden = String(decoding: data, as: UTF8.self).replacingOccurrences(
            of: #"{ "id": "row name","#,
            with: #"{ "id": "row name", "if": { "$state": "isMember" },"#
        )
        let other = try shown(Data(hidden.utf8))
        expectEqual(other.fieldErrors.map(\.fieldIdentifier), ["city"])
        other.set(["isMember": true])
        expectEqual(other.fieldErrors.map(\.fieldIdentifier), ["name", "city"])
        other.set(["isMember": false])
        expectEqual(other.fieldErrors.map(\.fieldIdentifier), ["city"])
    }

    @Test("a keystroke tests the checks of its field, and makes its row only")
    func cost() throws {
        let check = #"{ "type": "length", "minimum": 3, "message": "Short" }"#
        let fields = (0..<300).map { ("field\($0)", check, #", "errorsAfter": "change""#) }
        let screen = try shown(Self.form(fields))
        try type("a", into: "field0", screen)
        let before = screen.builder?.builtRowCount ?? 0
        try type("ab", into: "field7", screen)
        expectEqual((screen.builder?.builtRowCount ?? 0) - before, 1)
        try leave("field7", screen)
        expectEqual((screen.builder?.builtRowCount ?? 0) - before, 2)
        expectEqual(screen.fieldErrors.map(\.fieldIdentifier), ["field0", "field7"])
    }

    @Test("isValid names fields, and what it shows may change what is valid")
    func validity() throws {
        let check = #"{ "type": "required", "message": "Empty" }"#
        let text = String(decoding: Self.form([("name", check, ""), ("city", check, "")]), as: UTF8.self)
            .replacingOccurrences(
                of: #"{ "id": "row city","#,
                with: #"{ "id": "row city", "if": { "$expr": "isValid('name')" },"#
            )
        let screen = try shown(Data(text.utf8))
        expect(screen.state.sections[0].items.count == 1 && screen.bar?.bottomButton?.isEnabled == false)
        screen.set(["name": "Anna"])
        expect(screen.state.sections[0].items.count == 2 && screen.bar?.bottomButton?.isEnabled == false)
        screen.set(["city": "Bonn"])
        expectEqual(screen.bar?.bottomButton?.isEnabled, true)
        screen.set(["name": ""])
        expect(screen.state.sections[0].items.count == 1 && screen.bar?.bottomButton?.isEnabled == false)
    }

    @Test("a new document begins a new form, the same one goes on")
    func replacing() throws {
        let check = #"{ "type": "required", "message": "Empty" }"#
        let data = Self.form([("name", check, "")])
        let screen = try shown(data)
        screen.submit()
        try screen.show(data)
        try expectEqual(field("name", screen).error, "Empty")
        try screen.show(Self.form([("name", check, ""), ("city", check, "")]))
        try expect(field("name", screen).error.isEmpty && screen.fieldErrors.count == 2)
    }

    @Test(
        "what is wrong with checks",
        arguments: [
            (#"{ "type": "requred", "message": "x" }"#, "", #"unknown check "requred" (did you mean "required"?)"#),
            (#"{ "type": "required" }"#, "", #"the key "message" is missing"#),
            (#"{ "type": "pattern", "pattern": "[", "message": "x" }"#, "", #""[" is not a regular expression"#),
            (
                #"{ "type": "length", "minimum": 3, "maximum": 2, "message": "x" }"#, "",
                "the minimum is greater than the maximum"
            ),
            (#"{ "type": "required", "message": "x" }"#, #", "errorsAfter": "tap""#, #"unknown time "tap""#),
            (
                #"{ "type": "condition", "if": { "$expr": "isVald()" }, "message": "x" }"#, "",
                #"unknown function "isVald", did you mean "isValid"?"#
            ),
        ]
    )
    func problems(_ check: String, _ more: String, _ message: String) throws {
        let data = Self.form([("name", check, more)])
        let error = #expect(throws: ScreenDocumentError.self) { try ScreenDocument(data: data) }
        expect("\(String(describing: error))".contains(message))
        // An app shows what it can.
        _ = try shown(data, policy: .lenient)
    }

    @Test("checks need a value of the state, and version 2")
    func needs() throws {
        let check = #"{ "type": "required", "message": "x" }"#
        let unbound = String(decoding: Self.form([("name", check, "")]), as: UTF8.self)
            .replacingOccurrences(of: #""value": { "$state": "name" }"#, with: #""value": "Anna""#)
        let old = Self.form([("name", check, "")], version: 1)
        for (data, message) in [
            (Data(unbound.utf8), "checks of a field whose value is not in the state"),
            (old, #"the key "checks" is of version 2, the document of version 1"#),
            (old, #""submit" is of version 2"#),
        ] {
            let error = #expect(throws: ScreenDocumentError.self) { try ScreenDocument(data: data) }
            expect("\(String(describing: error))".contains(message))
        }
    }

    @Test("a field whose row leaves the screen while it is edited is left, without a fault")
    func scrolledAway() throws {
        let check = #"{ "type": "required", "message": "Enter a value" }"#
        let controller = DocumentViewController(policy: .strict)
        try controller.screen.show(Self.form((0..<60).map { ("field\($0)", check, #", "label": "Field \#($0)""#) }))
        let host = ScreenHost(
            UINavigationController(rootViewController: controller),
            configuration: ScreenConfiguration(size: CGSize(width: 390, height: 600))
        )
        host.layout()
        let field = try require(Self.fields(in: controller.view).first { $0.accessibilityIdentifier == "field0" })
        expect(field.becomeFirstResponder())
        host.settle(within: 2)
        for offset in stride(from: CGFloat(200), through: 3_000, by: 200) {
            controller.collectionView.contentOffset.y = offset
            host.settle(within: 2)
        }
        controller.collectionView.contentOffset.y = 0
        host.settle(within: 2)
        controller.view.endEditing(true)
        host.settle(within: 2)
        expectEqual(controller.screen.fieldErrors.filter(\.isShown).map(\.fieldIdentifier), ["field0"])
        try expectEqual(self.field("field0", controller.screen).error, "Enter a value")
    }

    private static func fields(in view: UIView) -> [UITextField] {
        ((view as? UITextField).map { [$0] } ?? []) + view.subviews.flatMap { fields(in: $0) }
    }

    @Test("on screen: the first field with an error gets the focus and VoiceOver says it")
    func screen() throws {
        let check = #"{ "type": "required", "message": "Enter a value" }"#
        let controller = DocumentViewController(policy: .strict)
        var rows = (0..<30).map { ("field\($0)", check, #", "label": "Field \#($0)""#) }
        rows[0].1 = ""
        try controller.screen.show(Self.form(rows))
        let host = ScreenHost(
            UINavigationController(rootViewController: controller),
            configuration: ScreenConfiguration(size: CGSize(width: 390, height: 600))
        )
        var spoken: [String] = []
        ScreenHost.announcementHandler = { spoken.append($0) }
        defer { ScreenHost.announcementHandler = nil }
        for attempt in 0..<2 {
            expect(!controller.screen.submit())
            host.settle(within: 5)
            let focused = Self.fields(in: controller.view).first { $0.isFirstResponder }
            expectEqual(focused?.accessibilityIdentifier, "field1", "attempt \(attempt)")
            focused?.resignFirstResponder()
        }
        expectEqual(spoken, ["Enter a value"])
        let elements = host.accessibilityElements.map {
            [$0.label, $0.value].compactMap { $0 }.joined(separator: ", ")
        }
        expect(elements.contains { $0.contains("Field 1") && $0.contains("Enter a value") })
    }
}
