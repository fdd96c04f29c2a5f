import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

/// A form whose state is held by the test, as by an app.
@MainActor
private final class Form {
    var fields: [LeftField]
    var focus: String?
    var isFocusHeld = true
    var submitted: [String] = []
    let controller = CellScreenViewController()
    let host: ScreenHost

    init(_ fields: [LeftField], focus: String? = nil, isFocusHeld: Bool = true, isRightToLeft: Bool = false) {
        self.fields = fields
        self.focus = focus
        self.isFocusHeld = isFocusHeld
        host = ScreenHost(
            controller,
            configuration: .phone(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        )
        apply()
    }

    func apply() {
        let items = fields.indices.map { index in
            var field = fields[index]
            field.didChangeHandler = { [weak self] value in
                self?.fields[index].value = value
                self?.apply()
            }
            let identifier = field.identifier
            field.didSubmitHandler = { [weak self] in self?.submitted.append(identifier) }
            return CollectionViewDiffableItem(ContainerItem(differenceIdentifier: "row \(identifier)", left: field))
        }
        var state = CollectionViewState { CollectionViewSection(differenceIdentifier: 1, items: items) }
        if isFocusHeld {
            state = state.focus(focus) { [weak self] in
                self?.focus = $0
                self?.apply()
            }
        }
        controller.apply(state, animated: false)
        host.layout()
    }

    var textFields: [UITextField] { controller.view.descendants(UITextField.self) }

    func textField(_ identifier: String) throws -> UITextField {
        try require(textFields.first { $0.accessibilityIdentifier == identifier })
    }
}

@MainActor
@Suite("Fields that their state holds")
struct FieldTests {
    @Test("a value is shown, and what is typed is reported and applied")
    func typing() throws {
        let form = Form([LeftField(identifier: "name", value: "An", label: "Name")], focus: "name")
        try expect(form.textField("name").isFirstResponder)
        expect(form.host.typeText("na"))
        expectEqual(form.fields[0].value, "Anna")
        try expectEqual(form.textField("name").text, "Anna")
    }

    @Test("an app that does not accept a value gets its own one shown")
    func refusing() throws {
        let screen = PartScreen(LeftField(identifier: "code", value: "12"))
        let field = try require(screen.views(UITextField.self).first)
        field.becomeFirstResponder()
        _ = screen.host.typeText("9")
        expectEqual(field.text, "129")
        screen.show(LeftField(identifier: "code", value: "12"))
        expectEqual(field.text, "12")
    }

    @Test("a mask is typed, deleted and pasted through, and the value has no separators")
    func mask() throws {
        let rules = FieldRules(characters: .digits, format: .mask("+7 (###) ###-##-##"))
        let form = Form([LeftField(identifier: "phone", value: "", rules: rules, input: .phone)], focus: "phone")
        let field = try form.textField("phone")
        _ = form.host.typeText("916123")
        expect(field.text == "+7 (916) 123" && form.fields[0].value == "916123")
        _ = form.host.deleteBackward(count: 3)
        expect(field.text == "+7 (916" && form.fields[0].value == "916")
        _ = form.host.typeText("1234567890")
        expect(field.text == "+7 (916) 123-45-67" && form.fields[0].value == "9161234567")
        expectEqual(rules.value(of: "+79161234567"), "9161234567")
        expectEqual(rules.shown(""), "")
    }

    @Test(
        "a typed digit is never taken for one of the mask",
        arguments: ["+7 (###) ###-##-##", "+1 ###-###-####", "7 ###"]
    )
    func literals(mask: String) throws {
        let rules = FieldRules(characters: .digits, format: .mask(mask))
        let form = Form([LeftField(identifier: "phone", value: "", rules: rules, input: .phone)], focus: "phone")
        _ = form.host.typeText("717")
        expectEqual(form.fields[0].value, "717")
        try expectEqual(form.textField("phone").text?.filter(\.isNumber).dropFirst(), "717")
        _ = form.host.deleteBackward(count: 3)
        _ = form.host.typeText("1")
        expectEqual(form.fields[0].value, "1")
    }

    @Test("a digit typed into a full field is refused, wherever the caret is")
    func fullField() throws {
        let rules = FieldRules(characters: .digits, format: .mask("#### ####"))
        let form = Form([LeftField(identifier: "card", value: "11112222", rules: rules)], focus: "card")
        let field = try form.textField("card")
        for offset in [0, 2, 4, 5, 9] {
            let start = try require(field.position(from: field.beginningOfDocument, offset: offset))
            field.selectedTextRange = field.textRange(from: start, to: start)
            _ = form.host.typeText("9")
            expect(field.text == "1111 2222" && form.fields[0].value == "11112222", "at \(offset)")
        }
    }

    @Test("backspace behind a separator deletes the digit before it", arguments: ["mask", "groups"])
    func separators(kind: String) throws {
        let format = kind == "mask" ? FieldFormat.mask("# ###") : .grouped(separator: " ")
        let rules = FieldRules(characters: .digits, format: format)
        let form = Form([LeftField(identifier: "sum", value: "1234", rules: rules)], focus: "sum")
        let field = try form.textField("sum")
        expectEqual(field.text, "1 234")
        let start = try require(field.position(from: field.beginningOfDocument, offset: 2))
        field.selectedTextRange = field.textRange(from: start, to: start)
        _ = form.host.deleteBackward()
        expect(form.fields[0].value == "234" && field.text == rules.shown("234"))
        let caret = try require(field.selectedTextRange?.start)
        expectEqual(field.offset(from: field.beginningOfDocument, to: caret), 0)
    }

    @Test("the caret stays behind the typed character in the middle of a mask")
    func caret() throws {
        let rules = FieldRules(characters: .digits, format: .mask("#### #### ####"))
        let form = Form([LeftField(identifier: "card", value: "11112222", rules: rules)], focus: "card")
        let field = try form.textField("card")
        let start = try require(field.position(from: field.beginningOfDocument, offset: 3))
        field.selectedTextRange = field.textRange(from: start, to: start)
        _ = form.host.typeText("9")
        expectEqual(field.text, "1119 1222 2")
        let caret = try require(field.selectedTextRange?.start)
        expectEqual(field.offset(from: field.beginningOfDocument, to: caret), 4)
        _ = form.host.typeText("8")
        expectEqual(field.text, "1119 8122 22")
    }

    @Test("characters that are not allowed and those beyond the maximum length are left out")
    func limits() throws {
        let rules = FieldRules(characters: .letters, maximumLength: 4)
        let form = Form([LeftField(identifier: "name", value: "", rules: rules)], focus: "name")
        _ = form.host.typeText("A1n2n3a4x")
        expectEqual(form.fields[0].value, "Anna")
        try expectEqual(form.textField("name").text, "Anna")
        expectEqual(FieldCharacters.decimal.filtered("1.2,3a"), "1.23")
        expectEqual(FieldCharacters.only("abc").filtered("cad"), "ca")
        expectEqual(FieldRules(maximumLength: -1).value(of: "abc"), "")
        expectEqual(FieldFormat.grouped(separator: " ").shown("1234567"), "1 234 567")
        expectEqual(FieldFormat.grouped(separator: " ").value(of: "1 234 567"), "1234567")
    }

    @Test("the focus follows the state, and the state follows the user")
    func focus() throws {
        let form = Form([LeftField(identifier: "a", value: ""), LeftField(identifier: "b", value: "")], focus: "b")
        try expect(form.textField("b").isFirstResponder)
        form.focus = "a"
        form.apply()
        try expect(form.textField("a").isFirstResponder && !form.textField("b").isFirstResponder)
        let frame = try form.textField("b").convert(form.textField("b").bounds, to: form.controller.view)
        form.host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        form.host.layout()
        expectEqual(form.focus, "b")
        try expect(form.textField("b").isFirstResponder)
        form.focus = nil
        form.apply()
        try expect(!form.textField("b").isFirstResponder)
    }

    @Test("Return goes on to the next field and ends at the last one", arguments: [false, true])
    func next(isFocusHeld: Bool) throws {
        let fields = [LeftField(identifier: "a", value: "", next: "b"), LeftField(identifier: "b", value: "")]
        let form = Form(fields, focus: isFocusHeld ? "a" : nil, isFocusHeld: isFocusHeld)
        let first = try form.textField("a")
        let last = try form.textField("b")
        expect(first.returnKeyType == .next && last.returnKeyType == .done)
        first.becomeFirstResponder()
        _ = form.host.typeText("\n")
        form.host.layout()
        expect(last.isFirstResponder)
        _ = form.host.typeText("\n")
        form.host.layout()
        expect(!last.isFirstResponder && form.submitted == ["a", "b"])
        expect(form.focus == nil)
    }

    @Test("Return skips disabled fields, by the state and not by what is on the screen", arguments: [false, true])
    func disabledNext(isFocusHeld: Bool) throws {
        let form = Form(
            [
                LeftField(identifier: "a", next: "b"), LeftField(identifier: "b", isEnabled: false, next: "c"),
                LeftField(identifier: "c", isEnabled: false, next: "d"), LeftField(identifier: "d", next: "e"),
                LeftField(identifier: "e", isEnabled: false, next: "f"),
                LeftField(identifier: "f", isEnabled: false, next: "e"),
            ],
            focus: isFocusHeld ? "a" : nil,
            isFocusHeld: isFocusHeld
        )
        try form.textField("a").becomeFirstResponder()
        _ = form.host.typeText("\n")
        form.host.layout()
        try expect(form.textField("d").isFirstResponder)
        // The rest is disabled, in a circle.
        _ = form.host.typeText("\n")
        form.host.layout()
        expect(form.textFields.allSatisfy { !$0.isFirstResponder })
        expectEqual(form.submitted, ["a", "d"])
    }

    @Test("Return scrolls to a field whose row is not on the screen, whatever identifier the row has")
    func distantNext() throws {
        let form = Form(
            (0..<60).map { LeftField(identifier: "\($0)", next: $0 == 0 ? "50" : nil) },
            isFocusHeld: false
        )
        expect(!form.textFields.contains { $0.accessibilityIdentifier == "50" })
        try form.textField("0").becomeFirstResponder()
        _ = form.host.typeText("\n")
        form.host.layout()
        let field = try form.textField("50")
        expect(field.isFirstResponder)
        let list = form.controller.collectionView
        expect(list.bounds.contains(field.convert(field.bounds, to: list)))
    }

    @Test("a password is hidden until it is revealed, and is never spoken")
    func secure() throws {
        let screen = PartScreen(LeftField(identifier: "p", value: "secret", label: "Пароль", input: .password))
        let field = try require(screen.views(UITextField.self).first)
        expect(field.isSecureTextEntry && field.textContentType == .password)
        try screen.tap(IconButton.self)
        expect(!field.isSecureTextEntry)
        expect(screen.cell?.accessibilityValue?.contains("secret") != true)
        try screen.tap(IconButton.self)
        expect(field.isSecureTextEntry)
    }

    @Test("an error replaces the helper, makes the row as tall as it needs and is spoken")
    func errors() throws {
        let form = Form([LeftField(identifier: "a", value: "", label: "Почта", helper: "Рабочая")])
        let before = try require(form.controller.collectionView.visibleCells.first).bounds.height
        form.fields[0].error = "В адресе нет знака @, а после него нет имени сервера, например example.com"
        form.apply()
        let cell = try require(form.controller.collectionView.visibleCells.first)
        expect(cell.bounds.height > before)
        expectEqual(cell.accessibilityLabel?.contains("знака @"), true)
        expectEqual(cell.accessibilityLabel?.contains("Рабочая"), false)
    }

    @Test("a field of several lines grows with its text")
    func growing() throws {
        let form = Form([LeftField(identifier: "about", value: "", label: "О себе", isMultiline: true)])
        func height() throws -> CGFloat {
            try require(form.controller.collectionView.visibleCells.first).bounds.height
        }
        let empty = try height()
        let view = try require(form.controller.view.descendants(UITextView.self).first)
        view.becomeFirstResponder()
        _ = form.host.typeText("Рисую\nинтерфейсы\n")
        form.host.layout()
        expectEqual(form.fields[0].value, "Рисую\nинтерфейсы\n")
        try expect(height() > empty + 40)
        expect(view.isFirstResponder)
    }

    @Test("a prefix and a suffix stand beside the value, mirrored in right-to-left", arguments: [false, true])
    func sides(isRightToLeft: Bool) throws {
        let screen = PartScreen(
            LeftField(identifier: "a", value: "5", prefix: "от", suffix: "₽"),
            isRightToLeft: isRightToLeft
        )
        let field = screen.frame(of: try require(screen.views(UITextField.self).first))
        let labels = screen.views(UILabel.self)
        let prefix = screen.frame(of: try require(labels.first { $0.text == "от" }))
        let suffix = screen.frame(of: try require(labels.first { $0.text == "₽" }))
        expect(isRightToLeft ? prefix.minX >= field.maxX : prefix.maxX <= field.minX)
        expect(isRightToLeft ? suffix.maxX <= field.minX : suffix.minX >= field.maxX)
    }

    @Test("the focused field stays above the keyboard, and the inset goes with it")
    func keyboard() throws {
        let fields = (0..<20).map { LeftField(identifier: "\($0)", value: "", label: "\($0)") }
        let form = Form(fields, isFocusHeld: false)
        let list = form.controller.collectionView
        expectEqual(list.keyboardDismissMode, .onDrag)
        let field = try require(form.textFields.last)
        let before = list.contentInset.bottom
        field.becomeFirstResponder()
        post(CGRect(x: 0, y: 544, width: 390, height: 300))
        form.host.advance(by: 1)
        let frame = field.convert(field.bounds, to: form.controller.view)
        expect(frame.maxY <= 544 && frame.minY > 0, "\(frame)")
        expectEqual(list.contentInset.bottom, before + 300 - list.safeAreaInsets.bottom)
        post(CGRect(x: 0, y: 844, width: 390, height: 300))
        form.host.advance(by: 1)
        expectEqual(list.contentInset.bottom, before)
    }

    @Test("a screen scrolls to the field that its state focuses")
    func scrolling() async throws {
        let form = Form((0..<40).map { LeftField(identifier: "\($0)", value: "", label: "\($0)") })
        form.focus = "35"
        form.apply()
        for _ in 0..<20 {
            form.host.advance(by: 0.2)
            await Task.yield()
        }
        try expect(form.textField("35").isFirstResponder)
    }

    private func post(_ frame: CGRect) {
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            ]
        )
    }
}
