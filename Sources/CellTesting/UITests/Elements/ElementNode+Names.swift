import PortableUIKit

extension ElementNode {
    /// Whether the identifier, the label or the placeholder is a name.
    func isNamed(_ name: String) -> Bool {
        identifier == name || label == name || placeholder == name
    }

    /// Whether the name is that of the item, the title of the row, or the name of the row in which a control is.
    func isAlsoNamed(_ name: String) -> Bool {
        if isItem(name) { return true }
        guard type.isNamedByRow, let row else { return false }
        return row.isNamed(name) || row.isItem(name)
    }

    /// Whether the name is the last component of an identifier such as `main.country`, or the title of a row.
    private func isItem(_ name: String) -> Bool {
        identifier.hasSuffix("." + name) || type == .cell && texts.first == name
    }

    /// Returns the nodes with a name: those that have it themselves, else those that have it in part.
    static func nodes(_ nodes: [ElementNode], named name: String) -> [ElementNode] {
        let exact = nodes.filter { $0.isNamed(name) }
        return exact.isEmpty ? nodes.filter { $0.isAlsoNamed(name) } : exact
    }

    /// The name by which the element is best found: its identifier, else its label, else that of its row.
    var bestName: String? {
        if !identifier.isEmpty { return identifier }
        if !label.isEmpty { return label }
        return type.isNamedByRow ? row?.bestName : nil
    }

    /// The element as one line: kind, identifier, label, value, state and frame.
    var line: String {
        var parts = [type.rawValue]
        if !identifier.isEmpty { parts.append("id \"\(identifier)\"") }
        if !label.isEmpty, label != identifier { parts.append("\"\(label)\"") }
        if let value, !value.isEmpty { parts.append("value \"\(value)\"") }
        if isSelected { parts.append("selected") }
        if !isEnabled { parts.append("disabled") }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
        if frame != .zero { parts.append("[\(numbers.map(LayoutNode.number).joined(separator: " "))]") }
        return parts.joined(separator: " ").replacingOccurrences(of: "\n", with: "\\n")
    }

    /// Whether the element is worth a line in a printed tree.
    var isNotable: Bool {
        type != .other || !identifier.isEmpty || !label.isEmpty && row == nil
    }
}
