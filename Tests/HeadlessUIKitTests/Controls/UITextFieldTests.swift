import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// Records the delegate calls and events of a text field.
@MainActor private final class LoggingDelegate: NSObject, UITextFieldDelegate {
    let log: CallLog
    var allows = true
    var mayEnd = true

    init(_ log: CallLog) {
        self.log = log
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log.add("\(textField.tag) shouldBegin")
        return allows
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        log.add("\(textField.tag) didBegin")
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log.add("\(textField.tag) shouldEnd")
        return mayEnd
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        log.add("\(textField.tag) didEnd")
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        log.add("\(textField.tag) shouldChange \(range.location) \(range.length) \(string)")
        return allows
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        log.add("\(textField.tag) didChangeSelection")
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log.add("\(textField.tag) shouldClear")
        return allows
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.add("\(textField.tag) shouldReturn")
        return allows
    }
}

@MainActor @Suite struct UITextFieldTests {
    private let log = CallLog()
    private let window = makeWindow()
    private let delegate: LoggingDelegate

    init() {
        delegate = LoggingDelegate(log)
    }

    private func makeField(_ tag: Int = 1, y: CGFloat = 0) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: y, width: 150, height: 30))
        field.tag = tag
        field.delegate = delegate
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"),
        ] {
            field.addAction(UIAction { [log] _ in log.add("\(tag) \(name)") }, for: event)
        }
        window.addSubview(field)
        window.hostLayout()
        return field
    }

    private func caret(_ field: UITextField) -> Int {
        field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } ?? -1
    }

    @Test("focus moves from field to field: the new one may begin, the old one may and did end, the new one did begin")
    func focusOrder() {
        let first = makeField()
        let second = makeField(2, y: 50)
        expect(first.becomeFirstResponder())
        expectEqual(log.take(), ["1 shouldBegin", "1 didBegin", "1 editingDidBegin"])
        expect(second.becomeFirstResponder())
        expectEqual(
            log.take(),
            [
                "2 shouldBegin", "1 shouldEnd", "1 didEnd", "1 editingDidEnd", "2 didBegin", "2 editingDidBegin",
            ]
        )
        expect(second.isEditing && !first.isEditing)
    }

    @Test("a delegate keeps editing from beginning and from ending")
    func vetoes() {
        let field = makeField()
        delegate.allows = false
        expect(!field.becomeFirstResponder())
        delegate.allows = true
        delegate.mayEnd = false
        field.becomeFirstResponder()
        expect(!field.resignFirstResponder() && field.isFirstResponder)
        expect(!window.endEditing(false))
        _ = log.take()
        expect(window.endEditing(true))
        expectEqual(log.take(), ["1 shouldEnd", "1 didEnd", "1 editingDidEnd"])
        expect(!field.isFirstResponder)
    }

    @Test("a removed field ends editing without calling the delegate's should method")
    func removal() {
        let field = makeField()
        delegate.mayEnd = false
        field.becomeFirstResponder()
        _ = log.take()
        field.removeFromSuperview()
        expectEqual(log.take(), ["1 didEnd", "1 editingDidEnd"])
        expectEqual(window.hostFirstResponder, nil)
        expect(window.clock.isIdle)
    }

    @Test("a field that is disabled stops being edited and cannot be edited")
    func disabling() {
        let field = makeField()
        field.becomeFirstResponder()
        field.isEnabled = false
        expect(!field.isEditing)
        expect(!field.becomeFirstResponder())
        expectEqual(field.accessibilityTraits, .notEnabled)
    }

    @Test("each typed letter calls the delegate, moves the caret and sends an editing event")
    func typing() {
        let field = makeField()
        field.becomeFirstResponder()
        _ = log.take()
        expect(window.hostType("hé"))
        expectEqual(field.text, "hé")
        expectEqual(
            log.take(),
            [
                "1 shouldChange 0 0 h", "1 didChangeSelection", "1 editingChanged",
                "1 shouldChange 1 0 é", "1 didChangeSelection", "1 editingChanged",
            ]
        )
        delegate.allows = false
        window.hostType("x")
        expectEqual(field.text, "hé")
        expectEqual(log.take(), ["1 shouldChange 2 0 x"])
    }

    @Test("the delete key removes a whole character, or what is selected")
    func deleting() {
        let field = makeField()
        field.text = "a👨‍👩‍👧b"
        field.becomeFirstResponder()
        window.hostDeleteBackward()
        expectEqual(field.text, "a👨‍👩‍👧")
        _ = log.take()
        window.hostDeleteBackward()
        expectEqual(field.text, "a")
        expectEqual(log.take().first, "1 shouldChange 1 8 ")
        field.text = "hello"
        field.selectAll(nil)
        window.hostDeleteBackward()
        expectEqual(field.text, "")
        _ = log.take()
        window.hostDeleteBackward()
        expect(log.take().isEmpty)
    }

    @Test("inserting text in code does not ask the delegate but sends an event")
    func programmaticInput() {
        let field = makeField()
        field.becomeFirstResponder()
        _ = log.take()
        field.insertText("abc")
        field.deleteBackward()
        expectEqual(field.text, "ab")
        expectEqual(
            log.take(),
            ["1 didChangeSelection", "1 editingChanged", "1 didChangeSelection", "1 editingChanged"]
        )
    }

    @Test("setting the text is no editing event, and puts the caret at its end")
    func settingText() {
        let field = makeField()
        field.becomeFirstResponder()
        _ = log.take()
        field.text = "hello"
        expectEqual(caret(field), 5)
        expectEqual(log.take(), ["1 didChangeSelection"])
    }

    @Test("an update with the same text leaves the caret where it is")
    func sameText() {
        let field = makeField()
        field.text = "hello"
        field.becomeFirstResponder()
        let second = field.position(from: field.beginningOfDocument, offset: 2)
        field.selectedTextRange = second.flatMap { field.textRange(from: $0, to: $0) }
        field.text = "hello"
        field.placeholder = "other"
        expectEqual(caret(field), 2)
        window.hostType("X")
        expectEqual(field.text, "heXllo")
        expectEqual(caret(field), 3)
    }

    @Test("setting equal text does not invalidate the layout")
    func sameLooks() {
        let field = makeField()
        field.text = "hello"
        let placeholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
        func dress() {
            field.font = .systemFont(ofSize: 20)
            field.textColor = .red
            field.attributedPlaceholder = placeholder
        }
        dress()
        window.hostLayout()
        dress()
        expect(!field.needsLayout && !window.needsLayout)
        field.font = .systemFont(ofSize: 21)
        expect(field.needsLayout)
    }

    @Test("ranges give and replace text")
    func textInput() throws {
        let field = makeField()
        field.text = "hello"
        expectEqual(field.selectedTextRange, nil)
        let start = try require(field.position(from: field.beginningOfDocument, offset: 1))
        let end = try require(field.position(from: field.endOfDocument, offset: -1))
        expectEqual(field.position(from: end, offset: 2), nil)
        expectEqual(field.compare(start, to: end), .orderedAscending)
        let range = try require(field.textRange(from: end, to: start))
        expectEqual(field.text(in: range), "ell")
        field.replace(range, withText: "ipp")
        expectEqual(field.text, "hippo")
        expectEqual(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), 5)
    }

    @Test("the Return key asks the delegate, and ends editing if the event has an action")
    func returnKey() {
        let field = makeField()
        field.becomeFirstResponder()
        _ = log.take()
        window.hostType("\n")
        expectEqual(log.take(), ["1 shouldReturn"])
        expect(field.isEditing)
        field.addAction(UIAction { [log] _ in log.add("onExit") }, for: .editingDidEndOnExit)
        window.hostType("\n")
        expectEqual(log.take(), ["1 shouldReturn", "onExit", "1 shouldEnd", "1 didEnd", "1 editingDidEnd"])
        expect(!field.isEditing)
    }

    @Test("a tap begins editing with the caret nearest to the finger")
    func tapping() {
        let field = makeField()
        field.text = "iiiiWWWW"
        window.hostLayout()
        window.hostTouchDown(at: CGPoint(x: 1, y: 15))
        expect(!field.isEditing)
        window.hostTouchUp()
        expect(field.isEditing)
        expectEqual(caret(field), 0)
        let fourth = field.position(from: field.beginningOfDocument, offset: 4)
        let middle = field.caretRect(for: fourth ?? field.endOfDocument)
        window.clock.advance(by: 1)
        window.hostTouchDown(at: CGPoint(x: middle.midX + 1, y: 15))
        window.hostTouchUp()
        expectEqual(caret(field), 4)
    }

    @Test("the caret lies behind spaces, before the first letter and on the other side in right-to-left text")
    func caretPlaces() {
        let field = makeField()
        field.becomeFirstResponder()
        expectEqual(field.caretRect(for: field.beginningOfDocument).minX, 0)
        window.hostType("a")
        let afterLetter = field.caretRect(for: field.endOfDocument).minX
        expect(afterLetter > 5)
        window.hostType(" ")
        expect(field.caretRect(for: field.endOfDocument).minX > afterLetter + 2)
        field.text = ""
        field.semanticContentAttribute = .forceRightToLeft
        window.hostLayout()
        expectEqual(field.caretRect(for: field.beginningOfDocument).maxX, 150)
        field.text = "שלום"
        expectEqual(field.caretRect(for: field.beginningOfDocument).maxX, 150)
        expect(field.caretRect(for: field.endOfDocument).maxX < 130)
    }

    @Test("the caret blinks on the window's clock and is shown anew by typing")
    func blinking() {
        let field = makeField()
        field.becomeFirstResponder()
        func isCaretShown() -> Bool {
            field.textView.subviews.contains { $0 is TextCaretView && !$0.isHidden }
        }
        expect(isCaretShown())
        window.clock.advance(by: 0.6)
        expect(!isCaretShown())
        window.clock.advance(by: 0.5)
        expect(isCaretShown())
        window.clock.advance(by: 0.4)
        window.hostType("x")
        window.clock.advance(by: 0.2)
        expect(isCaretShown())
        field.selectAll(nil)
        expect(!isCaretShown())
        field.resignFirstResponder()
        expect(window.clock.isIdle)
    }

    @Test("long text is scrolled so that the caret is in sight, and shown from its beginning when left")
    func scrolling() {
        let field = makeField()
        field.becomeFirstResponder()
        window.hostType("a text that is a good deal longer than its field")
        expect(field.textView.scrollOffset > 50)
        let caret = field.caretRect(for: field.endOfDocument)
        expectEqual(caret.maxX, 150)
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        expectEqual(field.textView.scrollOffset, 0)
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        field.resignFirstResponder()
        expectEqual(field.textView.scrollOffset, 0)
    }

    @Test("hidden text is shown and read as dots, and the next letter replaces it")
    func secureText() {
        let field = makeField()
        field.isSecureTextEntry = true
        field.text = "se👍"
        expectEqual(field.accessibilityValue, "•••")
        field.becomeFirstResponder()
        expectEqual(field.text, "se👍")
        window.hostType("x")
        expectEqual(field.text, "x")
        window.hostType("y")
        expectEqual(field.text, "xy")
    }

    @Test("the clear button follows its mode and asks the delegate before it clears")
    func clearButton() {
        let field = makeField()
        field.clearButtonMode = .whileEditing
        field.text = "hello"
        window.hostLayout()
        expectEqual(field.clearButton.superview, nil)
        field.becomeFirstResponder()
        window.hostLayout()
        expectEqual(field.clearButton.frame, CGRect(x: 131, y: 5, width: 19, height: 19))
        expectEqual(field.editingRect(forBounds: field.bounds).maxX, 131)
        _ = log.take()
        window.hostTouchDown(at: CGPoint(x: 140, y: 15))
        window.hostTouchUp()
        expectEqual(log.take(), ["1 shouldClear", "1 didChangeSelection", "1 editingChanged"])
        expectEqual(field.text, "")
        expectEqual(field.clearButton.superview, nil)
    }

    @Test("left and right views take their space, mirrored in right-to-left")
    func sideViews() {
        let field = makeField()
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftView = left
        field.leftViewMode = .always
        window.hostLayout()
        expectEqual(left.frame, CGRect(x: 0, y: 5, width: 20, height: 20))
        expectEqual(field.textRect(forBounds: field.bounds), CGRect(x: 20, y: 0, width: 130, height: 30))
        field.semanticContentAttribute = .forceRightToLeft
        window.hostLayout()
        expectEqual(left.frame.minX, 130)
        expectEqual(field.textRect(forBounds: field.bounds), CGRect(x: 0, y: 0, width: 130, height: 30))
        field.leftViewMode = .never
        window.hostLayout()
        expectEqual(left.superview, nil)
    }

    @Test("a field is read as its text or placeholder")
    func accessibility() {
        let field = makeField()
        field.placeholder = "Name"
        expect(field.isAccessibilityElement)
        expectEqual(field.accessibilityValue, "Name")
        field.text = "Ann"
        expectEqual(field.accessibilityValue, "Ann")
    }

    @Test("a field is as high as its border and font need")
    func sizes() {
        let field = UITextField()
        expectEqual(field.intrinsicContentSize.height, 22)
        field.borderStyle = .roundedRect
        expect(field.intrinsicContentSize.height >= 34)
        expectEqual(field.text, "")
        expectEqual(field.font, UIFont.systemFont(ofSize: 17))
    }

    @Test("notifications tell of the beginning, the changes and the end of editing")
    func notifications() {
        let field = makeField()
        var names: [String] = []
        let center = NotificationCenter.default
        let tokens = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ].map { name in
            center.addObserver(forName: name, object: field, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        field.becomeFirstResponder()
        window.hostType("x")
        field.resignFirstResponder()
        for token in tokens { center.removeObserver(token) }
        expectEqual(
            names,
            [
                "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
                "UITextFieldTextDidEndEditingNotification",
            ]
        )
    }
}
