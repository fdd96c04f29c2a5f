import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting

/// A screen that an agent taps and types on.
@MainActor
final class MCPScreen {
    private let screen: HostedScreen
    private var happened: [String] = []

    /// The time that animations may take, in seconds.
    private static let settlingTime: TimeInterval = 5

    init(_ screen: HostedScreen) {
        self.screen = screen
        let document = (screen.controller as? DocumentViewController)?.screen
        document?.actionHandler = { [weak self] in self?.note($0) }
        document?.loadHandler = { [weak self] in self?.note($0) }
        screen.host.settle(within: Self.settlingTime)
    }

    private func note(_ action: ScreenAction) {
        var line = "action \(action.name) of \(action.itemIdentifier)"
        if !action.parameters.isEmpty { line += " \(DocumentValue.object(action.parameters).json)" }
        happened.append(line)
    }

    private var elements: [ScreenAccessibilityElement] { screen.host.accessibilityElements }

    /// Taps the element with a label or an identifier.
    func tap(_ name: String) throws {
        let element = try element(name)
        guard !element.traits.contains(.notEnabled) else { throw CommandFailure("\"\(name)\" is not enabled.") }
        screen.host.tap(at: element.activationPoint)
        screen.host.settle(within: Self.settlingTime)
    }

    /// Types into the focused field, or into the one with a label or an identifier.
    func type(_ text: String, into name: String?, replaces: Bool) throws {
        if let name { try tap(name) }
        if replaces, !focusedText.isEmpty { _ = screen.host.deleteBackward(count: focusedText.count) }
        guard text.isEmpty || screen.host.typeText(text) else {
            throw CommandFailure("No field has the focus: name one as \"element\".")
        }
        screen.host.settle(within: Self.settlingTime)
    }

    /// The text of the field with the focus; empty without one.
    private var focusedText: String {
        func field(in view: UIView) -> String? {
            if view.isFirstResponder { return (view as? UITextField)?.text ?? (view as? UITextView)?.text }
            return view.subviews.lazy.compactMap(field).first
        }
        return field(in: screen.controller.view) ?? ""
    }

    private func element(_ name: String) throws -> ScreenAccessibilityElement {
        let elements = elements
        if let exact = elements.first(where: { $0.identifier == name || $0.label == name }) { return exact }
        let near = elements.filter { $0.label.localizedCaseInsensitiveContains(name) }
        if near.count == 1 { return near[0] }
        let labels = (near.isEmpty ? elements : near).map { "\"\($0.label)\"" }.joined(separator: ", ")
        throw CommandFailure(
            "There is \(near.isEmpty ? "no" : "more than one") element \"\(name)\". There are \(labels)."
        )
    }

    /// What the screen shows, and what has happened since the last report.
    func report() -> String {
        defer { happened = [] }
        let values = (screen.controller as? DocumentViewController)?.screen.values ?? [:]
        var lines = happened
        if !values.isEmpty { lines.append("state \(DocumentValue.object(values).json)") }
        return (lines + elements.map(\.line)).joined(separator: "\n")
    }

    /// The screen as PNG.
    func picture() throws -> Data { try screen.host.data(format: .png) }
}

extension ScreenAccessibilityElement {
    /// What VoiceOver says of the element, where it is, and how tools name it.
    var line: String {
        var words = [label, value].filter { !$0.isEmpty }
        for (trait, name) in [
            (UIAccessibilityTraits.button, "button"), (.header, "header"), (.selected, "selected"),
            (.notEnabled, "not enabled"),
        ] where traits.contains(trait) {
            words.append(name)
        }
        if isTextInput { words.append("text field") }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).shortest }.joined(
            separator: " "
        )
        return "\(words.joined(separator: ", ")) [\(numbers)]" + (identifier.isEmpty ? "" : " id \(identifier)")
    }
}
