extension Shape<Bool> {
    /// `true` or `false`.
    static let boolean = Shape(.boolean) { node, reader in
        guard case .boolean(let value) = node.value else { return reader.reject(node, expected: .boolean) }
        return value
    }
}

extension Shape<String> {
    /// Any text, the empty one as well.
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
    /// A number that is not below a limit.
    static func number(atLeast minimum: Double) -> Shape {
        let description = ShapeDescription.number(minimum: minimum)
        return Shape(description) { node, reader in
            guard case .number(let number) = node.value else { return reader.reject(node, expected: description) }
            guard number >= minimum else {
                reader.report(at: node, "\(number.shortest) is too small", allowed: description.allowed)
                return nil
            }
            return number
        }
    }
}

extension Shape<Int> {
    /// A whole number that is not below a limit. `2.0` and `2e0` are whole as well.
    static func integer(atLeast minimum: Int) -> Shape {
        let description = ShapeDescription.integer(minimum: minimum)
        return Shape(description) { node, reader in
            guard case .number(let number) = node.value else { return reader.reject(node, expected: description) }
            guard let integer = Int(exactly: number), abs(number) <= DocumentReader.greatestExactInteger else {
                reader.report(at: node, "\(number.shortest) is not a whole number", allowed: description.allowed)
                return nil
            }
            guard integer >= minimum else {
                reader.report(at: node, "\(integer) is too small", allowed: description.allowed)
                return nil
            }
            return integer
        }
    }
}

extension Shape {
    /// One of the names of a table. The noun says in messages what a name stands for.
    static func name(_ noun: String, _ table: [(name: String, value: Value)]) -> Shape where Value: Sendable {
        let names = table.map(\.name)
        let description = ShapeDescription.name(noun: noun, names)
        return Shape(description) { node, reader in
            guard case .string(let name) = node.value else { return reader.reject(node, expected: description) }
            guard let index = names.firstIndex(of: name) else {
                reader.report(
                    at: node,
                    "unknown \(noun) \(name.quoted)",
                    allowed: description.allowed,
                    nearest: name,
                    of: names
                )
                return nil
            }
            return table[index].value
        }
    }

    /// An array. All elements are read even when one of them is wrong.
    static func list<Element>(of element: Shape<Element>) -> Shape where Value == [Element] {
        let description = ShapeDescription.list(element.description)
        return Shape(description) { node, reader in
            guard case .array(let nodes) = node.value else { return reader.reject(node, expected: description) }
            let elements = nodes.map { element.read($0, reader) }
            return elements.contains { $0 == nil } ? nil : elements.compactMap(\.self)
        }
    }
}
