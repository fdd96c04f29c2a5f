import CellParts
import PortableUIKit

extension ScreenElement {
    /// Asserts what the element shows; arguments that are left out are not checked.
    ///
    /// ```swift
    /// screen.country.tap().assert(detail: "Россия")
    /// app.switches["Invitations"].assert(isOn: true)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The first text of the row.
    ///   - subtitle: The second text of the left part of the row; empty for none.
    ///   - detail: The first text of the right part of the row, or else its last text; empty for none.
    ///   - label: The accessibility label.
    ///   - value: The value, as ``ScreenElement/value``.
    ///   - texts: All texts in the element.
    ///   - isOn: Whether the switch or checkbox, or the one in the row, is on.
    ///   - isEnabled: Whether the element is enabled.
    ///   - isSelected: Whether the element is selected.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    @discardableResult
    public func assert(
        title: String? = nil,
        subtitle: String? = nil,
        detail: String? = nil,
        label: String? = nil,
        value: String? = nil,
        texts: [String]? = nil,
        isOn: Bool? = nil,
        isEnabled: Bool? = nil,
        isSelected: Bool? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        query.app.withNode(of: self, for: nil, at: site) { node in
            let row = RowTexts(node)
            var problems: [String] = []
            func check<Value: Equatable>(_ name: String, _ actual: Value, _ expected: Value?) {
                guard let expected, actual != expected else { return }
                problems.append("\(name) is \(Self.quoted(actual)), expected \(Self.quoted(expected))")
            }
            check("title", row.title, title)
            check("subtitle", row.subtitle, subtitle)
            check("detail", row.detail, detail)
            check("label", node.label, label)
            check("value", node.value ?? "", value)
            check("texts", node.texts, texts)
            check("isOn", Self.isOn(node), isOn)
            check("isEnabled", node.isEnabled, isEnabled)
            check("isSelected", node.isSelected, isSelected)
            guard !problems.isEmpty else { return }
            let element = TreeDescription(node).text
            site.fail("\(path): \(problems.joined(separator: "; ")). The element:\n\(element)", attachments: [])
        }
        return self
    }

    /// Asserts that the element exists.
    @discardableResult
    public func assertExists(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        let element = choice == .only ? firstMatch : self
        query.app.withNode(of: element, for: nil, at: site) { _ in }
        return self
    }

    private static func isOn(_ node: ElementNode) -> Bool {
        if let toggle = ([node] + node.descendants).lazy.compactMap({ $0.object as? UISwitch }).first {
            return toggle.isOn
        }
        return node.value == "1" || node.isSelected
    }

    private nonisolated static func quoted<Value>(_ value: Value) -> String {
        (value as? String).map { "\"\($0)\"" } ?? "\(value)"
    }
}

/// The texts of a row by their places.
@MainActor
private struct RowTexts {
    private(set) var title = ""
    private(set) var subtitle = ""
    private(set) var detail = ""

    init(_ node: ElementNode) {
        let nodes = [node] + node.descendants
        let left = nodes.first { $0.view is any LeftContentView }?.texts
        let right = nodes.first { $0.view is any RightContentView }?.texts
        let texts = node.type == .staticText ? [node.label] : node.texts
        title = (left ?? texts).first ?? ""
        subtitle = (left ?? texts).dropFirst().first ?? ""
        detail = right.map { $0.first ?? "" } ?? texts.dropFirst().last ?? ""
    }
}
