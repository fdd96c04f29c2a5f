import PortableUIKit
import ScreenHosting

extension ScreenElement {
    /// Types text into the element, or into the text field in it; taps it first if it does not have the focus. A line
    /// break is the Return key.
    @discardableResult
    public func typeText(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        return edit("typing", at: site) { host, _ in host.typeText(text) }
    }

    /// Deletes the text of the element, or of the text field in it; taps it first if it does not have the focus.
    @discardableResult
    public func clearText(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        return edit("clearing text", at: site) { host, input in
            guard let input else { return true }
            let end = input.endOfDocument
            input.selectedTextRange = input.textRange(from: end, to: end)
            return host.deleteBackward(count: input.offset(from: input.beginningOfDocument, to: end))
        }
    }

    private func edit(
        _ action: String,
        at site: TestReporter,
        _ body: (ScreenHost, (any UITextInput)?) -> Bool
    ) -> Self {
        let app = query.app
        var isFocused = app.withNode(of: self, for: action, at: site) { node in
            KeyboardElements.firstResponder(in: node.view) != nil
        }
        guard isFocused != nil else { return self }
        if isFocused == false {
            let field = textField ?? self
            _ = field.act(action, at: site) { host, _, point in host.tap(at: point) }
            isFocused = KeyboardElements.firstResponder(in: app.host.window) != nil
        }
        let input = KeyboardElements.firstResponder(in: app.host.window) as? any UITextInput
        if isFocused == false || !body(app.host, input) {
            site.fail("\(path) takes no text: after a tap on it, no text is edited", attachments: [])
        }
        app.finishAction()
        return self
    }

    /// The text field or text view in a row.
    private var textField: ScreenElement? {
        for type in [ScreenElementType.textField, .secureTextField, .textView] {
            if query.type == type { return nil }
            let fields = descendants(matching: type)
            if !fields.nodes.isEmpty { return fields.firstMatch }
        }
        return nil
    }
}
