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
        // A card has the insets of its modifier.
        let card = (item.base as? any CardRow)?.card
        if card == nil { arguments += insets(children) }
        for name in ["isEnabled", "isSelectedBackgroundNeeded"] where children[name] as? Bool == false {
            arguments.append("\(name): false")
        }
        let modifiers = (card.map { [self.card($0, children)] } ?? []) + self.modifiers(of: item, children)
        return ([call(type, arguments)] + modifiers).joined(separator: "\n")
    }

    /// The card of a row with its insets, unless they are those of cards.
    private static func card(_ card: CardStyle, _ children: [String: Any]) -> String {
        let name = CardStyle.named.first { $0.value == card }.map { ".\($0.key)" }
        let insets = children["insets"] as? UIEdgeInsets ?? .zero
        let usual = insets == CardStyle.standardInsets
        let arguments = [name ?? part(card)] + (usual ? [] : ["insets: \(text(of: insets))"])
        return ".card(\(arguments.joined(separator: ", ")))"
    }

    /// What surroundings say about a row, and what has modifiers.
    private static func modifiers(of item: CollectionViewDiffableItem, _ children: [String: Any]) -> [String] {
        let environment = item.environment
        var modifiers: [String] = []
        if children["isFullWidth"] as? Bool == true { modifiers.append(".fullWidth()") }
        if let density = environment.value(of: RowDensityKey.self) { modifiers.append(".rowDensity(.\(density))") }
        if let height = environment.value(of: MinimumRowHeightKey.self) {
            modifiers.append(".minimumRowHeight(\(number(height)))")
        }
        if let alignment = environment.value(of: AccessoryAlignmentKey.self).flatMap({ $0 }) {
            modifiers.append(".accessoryAlignment(.\(alignment))")
        }
        if let theme = environment.value(of: CellThemeKey.self),
            let name = CellTheme.named.first(where: { $0.value == theme })?.key
        {
            modifiers.append(".theme(.\(name))")
        }
        return modifiers
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
        return ["insets: \(text(of: insets))"]
    }

    private static func text(of insets: UIEdgeInsets) -> String {
        if insets == .zero { return ".zero" }
        let edges = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        return "UIEdgeInsets(" + edges.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ") + ")"
    }

    private static func identifier(of item: CollectionViewDiffableItem) -> String? {
        switch item.differenceIdentifier.base.base {
        case let text as String: quoted(text)
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
        let arguments = Mirror(reflecting: value).children.compactMap { child -> String? in
            guard let label = label(of: child), !label.hasPrefix("_"), let text = literal(child.value),
                text != usual[label],
                usual[label] != nil || text != "nil"
            else { return nil }
            // The parts of a pair have no labels.
            return value is any PairOfParts ? text : "\(label): \(text)"
        }
        let name = name(of: value)
        let line = "\(name)(\(arguments.joined(separator: ", ")))"
        guard line.count > maximumPartLength, value is any DeclaredPart else { return line }
        return "\(name)(\n" + arguments.map { "        \($0)" }.joined(separator: ",\n") + "\n    )"
    }

    /// The name of a type, with those of the types around it and without generic arguments.
    private static func name(of value: Any) -> Substring {
        let name = String(reflecting: type(of: value)).prefix { $0 != "<" }
        // A type in a function has no name outside of it.
        guard !name.contains("("), let point = name.firstIndex(of: ".") else {
            return String(describing: type(of: value)).prefix { $0 != "<" }
        }
        return name[name.index(after: point)...]
    }

    /// A part with more characters, which does not fit into a line of 120, has a line for each argument.
    private static let maximumPartLength = 108

    /// A value as Swift; `nil` for closures and for objects that have no name.
    private static func literal(_ value: Any) -> String? {
        simpleLiteral(value) ?? namedLiteral(value) ?? composedLiteral(value)
    }

    private static func simpleLiteral(_ value: Any) -> String? {
        switch value {
        case let text as String: quoted(text)
        case let character as Character: quoted(String(character))
        case let flag as Bool: String(flag)
        case let number as CGFloat: self.number(number)
        case let number as Double: self.number(CGFloat(number))
        case let number as any BinaryInteger: "\(number)"
        case let url as URL: "URL(string: \(quoted(url.absoluteString)))!"
        case let date as Date: "Date(timeIntervalSince1970: \(number(date.timeIntervalSince1970)))"
        case let locale as Locale: "Locale(identifier: \(quoted(locale.identifier)))"
        case let timeZone as TimeZone: "TimeZone(identifier: \(quoted(timeZone.identifier)))!"
        case let text as RichText: richText(text)
        case let text as Styled: richText(text.projectedValue)
        case let size as TextSize:
            TextSize.standard.contains(size) ? ".\(size.rawValue)" : "TextSize(rawValue: \(quoted(size.rawValue)))"
        case let line as PartLine: call(line, first: ("text", richText(line.$text)), usual: PartLine(""))
        case let chip as Chip:
            chip == Chip(chip.title)
                ? quoted(chip.title) : call(chip, first: ("title", quoted(chip.title)), usual: Chip(""))
        case let weight as UIFont.Weight: RichText.Run.weights.first { $0.value == weight }.map { ".\($0.key)" }
        default: nil
        }
    }

    /// A value that has a name in the design system.
    private static func namedLiteral(_ value: Any) -> String? {
        switch value {
        case let image as UIImage: Icon.allCases.first { $0.image == image }.map { "Icon.\($0).image" }
        case let color as UIColor: Tint.allCases.first { $0.color == color }.map { "Tint.\($0).color" }
        case let separator as SeparatorType: SeparatorType.named.first { $0.value == separator }.map { ".\($0.key)" }
        case let input as FieldInput: FieldInput.named.first { $0.value == input }.map { ".\($0.key)" }
        case let size as PictureSize: PictureSize.named.first { $0.value == size }.map { ".\($0.key)" }
        default: nil
        }
    }

    private static func composedLiteral(_ value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { literal($0.value) } ?? "nil"
        case .collection: return "[\(mirror.children.compactMap { literal($0.value) }.joined(separator: ", "))]"
        // Without an order of its own.
        case .set: return "[\(mirror.children.compactMap { literal($0.value) }.sorted().joined(separator: ", "))]"
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

    /// A value whose first argument has no label, with what differs from a usual one.
    private static func call<Value>(_ value: Value, first: (label: String, text: String), usual: Value) -> String {
        let usual = children(of: usual).compactMapValues { literal($0) }
        let properties = Mirror(reflecting: value).children.compactMap { child -> String? in
            guard let label = label(of: child), label != first.label, let text = literal(child.value) else {
                return nil
            }
            return text == usual[label] ? nil : "\(label): \(text)"
        }
        return "\(Value.self)(" + ([first.text] + properties).joined(separator: ", ") + ")"
    }

    /// Runs with what differs from a plain text.
    private static func richText(_ text: RichText) -> String {
        if text.isPlain { return quoted(text.text) }
        let runs = text.runs.map { run in
            let properties = Mirror(reflecting: run).children.compactMap { child -> String? in
                guard let label = child.label, label != "text", let value = literal(child.value) else { return nil }
                return value == "false" || value == "nil" ? nil : "\(label): \(value)"
            }
            return "RichText.Run(" + ([quoted(run.text)] + properties).joined(separator: ", ") + ")"
        }
        return "RichText([\(runs.joined(separator: ", "))])"
    }

    private static func children(of value: Any) -> [String: Any] {
        Dictionary(
            Mirror(reflecting: value).children.compactMap { child in label(of: child).map { ($0, child.value) } }
        ) {
            $1
        }
    }

    /// The name of a property; that of a text with styles is the one in the initializer.
    private static func label(of child: Mirror.Child) -> String? {
        child.value is Styled ? child.label.map { String($0.dropFirst()) } : child.label
    }

    /// A string literal.
    private static func quoted(_ text: String) -> String {
        // Apostrophes need no backslash.
        let pieces = text.split(separator: "'", omittingEmptySubsequences: false)
        return "\"" + pieces.map { String(reflecting: String($0)).dropFirst().dropLast() }.joined(separator: "'") + "\""
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
}

/// A row that may be on a card.
private protocol CardRow {
    var card: CardStyle? { get }
}

extension ContainerItem: CardRow {}

/// Two parts beside each other.
private protocol PairOfParts {}

extension RightPair: PairOfParts {}
