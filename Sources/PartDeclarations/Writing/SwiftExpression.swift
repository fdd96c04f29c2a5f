import Honeycomb

extension CollectionViewDiffableItem {
    /// The Swift expression that creates the row, on several lines; `nil` for a row with neither two parts nor a declared content.
    ///
    /// Properties with the values that parts have anyway are left out, as are handlers and the environment.
    ///
    /// ```swift
    /// LeftRightItem(
    ///     differenceIdentifier: "wifi",
    ///     left: LeftTitle(title: "Wi-Fi"),
    ///     right: RightToggle(isOn: true)
    /// )
    /// ```
    @MainActor
    public var swiftExpression: String? { SwiftExpression.text(of: self) }
}

extension CollectionViewDiffableSupplementaryElement {
    /// The Swift expression that creates the header or footer, on several lines; `nil` if its content is not declared.
    ///
    /// Properties with the values that contents have anyway are left out, as are handlers and the environment.
    @MainActor
    public var swiftExpression: String? { SwiftExpression.text(of: self) }
}

/// Rows, headers and footers as the Swift expressions that create them.
@MainActor
private enum SwiftExpression {
    static func text(of item: CollectionViewDiffableItem) -> String? {
        let children = children(of: item.base)
        guard let content = children["content"] else { return nil }
        let parts = self.children(of: content)
        var arguments: [String] = []
        if let identifier = identifier(of: item) { arguments.append("differenceIdentifier: \(identifier)") }
        let type: String
        if let left = parts["left"], let right = parts["right"] {
            type = "LeftRightItem"
            arguments.append("left: \(part(left))")
            arguments.append("right: \(part(right))")
            if let separator = parts["separator"], let text = literal(separator), text != "nil" {
                arguments.append("separator: \(text)")
            }
        } else if content is any DeclaredPart {
            type = "ContainerItem"
            arguments.append("content: \(part(content))")
        } else {
            return nil
        }
        arguments += insets(children)
        if children["isEnabled"] as? Bool == false { arguments.append("isEnabled: false") }
        return call(type, arguments)
    }

    static func text(of element: CollectionViewDiffableSupplementaryElement) -> String? {
        let children = children(of: element.base)
        guard let content = children["content"], content is any DeclaredPart else { return nil }
        return call("ContainerSupplementaryElement", ["content: \(part(content))"] + insets(children))
    }

    /// A call with each argument on a line of its own.
    private static func call(_ name: String, _ arguments: [String]) -> String {
        "\(name)(\n" + arguments.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
    }

    private static func insets(_ children: [String: Any]) -> [String] {
        guard let insets = children["insets"] as? UIEdgeInsets, insets != .zero else { return [] }
        let edges = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        let values = edges.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ")
        return ["insets: UIEdgeInsets(\(values))"]
    }

    private static func identifier(of item: CollectionViewDiffableItem) -> String? {
        switch item.differenceIdentifier.base.base {
        case let text as String: String(reflecting: text)
        case let number as Int: String(number)
        default: nil
        }
    }

    /// A part with what differs from its prototype.
    private static func part(_ part: Any) -> String {
        var usual: [String: String] = [:]
        if let type = type(of: part) as? any DeclaredPart.Type {
            let required = requiredNames(of: type)
            for (name, value) in children(of: prototype(of: type)) where !required.contains(name) {
                usual[name] = literal(value)
            }
        }
        return call(part, leavingOut: usual)
    }

    private static func prototype(of type: any DeclaredPart.Type) -> Any {
        func make<Part: DeclaredPart>(_ type: Part.Type) -> Any { type.declaration.prototype() }
        return make(type)
    }

    private static func requiredNames(of type: any DeclaredPart.Type) -> Set<String> {
        func names<Part: DeclaredPart>(_ type: Part.Type) -> Set<String> {
            Set(type.declaration.fields.filter(\.isRequired).map(\.name))
        }
        return names(type)
    }

    /// A value with its properties as the arguments of its initializer.
    private static func call(_ value: Any, leavingOut usual: [String: String] = [:]) -> String {
        let name = String(describing: type(of: value)).prefix { $0 != "<" }
        let arguments = Mirror(reflecting: value).children.compactMap { child -> String? in
            guard let label = child.label, !label.hasPrefix("_"), let text = literal(child.value), text != usual[label],
                usual[label] != nil || text != "nil"
            else { return nil }
            // The parts of a pair have no labels.
            return value is any PairOfParts ? text : "\(label): \(text)"
        }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// A value as Swift; nil for closures and for objects that have no name.
    private static func literal(_ value: Any) -> String? {
        switch value {
        case let text as String: return String(reflecting: text)
        case let flag as Bool: return String(flag)
        case let number as CGFloat: return self.number(number)
        case let number as Double: return self.number(CGFloat(number))
        case let number as any BinaryInteger: return "\(number)"
        case let image as UIImage: return Icon.allCases.first { $0.image == image }.map { "Icon.\($0).image" }
        case let color as UIColor: return Tint.allCases.first { $0.color == color }.map { "Tint.\($0).color" }
        case let url as URL: return "URL(string: \(String(reflecting: url.absoluteString)))!"
        default: break
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { literal($0.value) } ?? "nil"
        case .collection: return "[\(mirror.children.compactMap { literal($0.value) }.joined(separator: ", "))]"
        case .enum:
            guard let payload = mirror.children.first else { return ".\(value)" }
            return literal(payload.value).map { ".\(payload.label ?? "")(\($0))" }
        case .tuple:
            let values = mirror.children.compactMap { child in literal(child.value).map { (child.label ?? "", $0) } }
            guard values.count == mirror.children.count else { return nil }
            return values.map { $0.hasPrefix(".") ? $1 : "\($0): \($1)" }.joined(separator: ", ")
        case .struct: return String(describing: type(of: value)).contains("->") ? nil : part(value)
        default: return nil
        }
    }

    private static func children(of value: Any) -> [String: Any] {
        Dictionary(Mirror(reflecting: value).children.compactMap { child in child.label.map { ($0, child.value) } }) {
            $1
        }
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : "\(value)"
    }
}

/// Two parts beside each other.
private protocol PairOfParts {}

extension RightPair: PairOfParts {}
