import PositionedJSON

extension Shape<Bool> {
    /// `true` or `false`.
    static let boolean = Shape(.boolean) { node, reader in
        guard case .boolean(let value) = node.value else { return reader.reject(node, expected: .boolean) }
        return value
    }
}

extension Shape<String> {
    /// Any text, including an empty one.
    static let text = text(isEmptyAllowed: true)

    /// A text of at least one character.
    static let nonEmptyText = text(isEmptyAllowed: false)

    private static func text(isEmptyAllowed: Bool) -> Shape {
        let description = ShapeDescription.text(isEmptyAllowed: isEmptyAllowed)
        return Shape(description) { node, reader in
            guard case .string(let text) = node.value else { return reader.reject(node, expected: description) }
            guard isEmptyAllowed || !text.isEmpty else {
                reader.report(at: node, "the string is empty", allowed: description.allowed)
                return nil
            }
            return text
        }
    }
}

extension Shape<Double> {
    /// A number within a range.
    static func number(in range: ClosedRange<Double>) -> Shape {
        let description = ShapeDescription.number(range)
        return Shape(description) { node, reader in
            guard case .number(let number) = node.value else { return reader.reject(node, expected: description) }
            return reader.value(number, at: node, in: range, expected: description)
        }
    }
}

extension Shape<Int> {
    /// An integer within a range. `2.0` and `2e0` are integers as well.
    static func integer(in range: ClosedRange<Int>) -> Shape {
        let description = ShapeDescription.integer(range)
        return Shape(description) { node, reader in
            guard case .number(let number) = node.value else { return reader.reject(node, expected: description) }
            let limits = Double(range.lowerBound)...Double(range.upperBound)
            guard let number = reader.value(number, at: node, in: limits, expected: description) else { return nil }
            guard let integer = Int(exactly: number) else {
                reader.report(at: node, "\(number.shortest) is not a whole number", allowed: description.allowed)
                return nil
            }
            return integer
        }
    }
}

extension Shape where Value: Sendable {
    /// One of the names of a table. Messages use the noun for the kind of value, such as "icon".
    static func name(_ noun: String, _ table: NameTable<Value>) -> Shape {
        let description = ShapeDescription.name(noun: noun, table.names)
        return Shape(description) { node, reader in
            guard case .string(let name) = node.value else { return reader.reject(node, expected: description) }
            return reader.value(named: name, at: node, in: table, noun: noun, expected: description)
        }
    }
}

extension Shape {
    /// An array. All elements are read even if one of them is invalid.
    static func list<Element>(of element: Shape<Element>) -> Shape where Value == [Element] {
        let description = ShapeDescription.list(element.description)
        return Shape(description) { node, reader in
            guard case .array(let nodes) = node.value else { return reader.reject(node, expected: description) }
            let elements = nodes.map { element.read($0, reader) }
            return elements.contains { $0 == nil } ? nil : elements.compactMap(\.self)
        }
    }
}
