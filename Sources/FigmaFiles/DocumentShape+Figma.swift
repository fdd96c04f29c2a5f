import ScreenDocumentsCore

extension DocumentGrammar {
    /// The shapes that are not made of others of which a value has to have one.
    func alternatives(of shape: DocumentShape) -> [DocumentShape] {
        switch shape {
        case .either(let first, let second): alternatives(of: first) + alternatives(of: second)
        case .rule(let rule): alternatives(ofRule: rule)
        default: [shape]
        }
    }

    /// Those of rules that have no shape are read by hand, as actions are.
    private func alternatives(ofRule rule: DocumentRule) -> [DocumentShape] {
        switch self[rule] {
        case .any: []
        case .rule(let other) where other != rule: alternatives(ofRule: other)
        case .rule: []
        default: alternatives(of: self[rule])
        }
    }

    /// The types of the objects of a rule, those of pairs and of an app's own contents among them.
    func types(of rule: DocumentRule) -> [String] {
        alternatives(of: .rule(rule)).flatMap { shape -> [String] in
            if case .variants(let variants) = shape { variants.names.names } else { [] }
        }
    }

    /// The keys of a shape of objects with the `type`, if it has types.
    func fields(of rule: DocumentRule, type: String? = nil) -> [FieldShape]? {
        alternatives(of: .rule(rule)).fields(ofType: type)
    }
}

extension DocumentShape {
    var isBoolean: Bool { if case .boolean = self { true } else { false } }

    var isNumber: Bool {
        switch self {
        case .number, .integer: true
        default: false
        }
    }

    var isIcon: Bool {
        if case .name("icon", _) = self { true } else { false }
    }

    /// Whether a value may be a text that is no name.
    var isAnyText: Bool {
        switch self {
        case .text, .address, .date, .language: true
        default: false
        }
    }
}

extension [DocumentShape] {
    /// The shape of the elements of a list; `nil` if none of the shapes is one.
    var listElement: DocumentShape? {
        for case .list(let element) in self { return element }
        return nil
    }

    /// What a name is the name of; `nil` if it is none of those that are allowed.
    func noun(of name: String) -> String? {
        for case .name(let noun, let names) in self where names.contains(name) { return noun }
        return nil
    }

    /// The keys of an object of one of the shapes.
    func fields(for object: DocumentObject) -> [FieldShape]? {
        for shape in self {
            switch shape {
            case .variants(let variants):
                guard let type = object["type"]?.string, let shape = variants[type] else { continue }
                return shape.fields
            case .object(let shape):
                guard object.keys.allSatisfy({ key in shape.fields.contains { $0.name == key } }) else { continue }
                return shape.fields
            case .alternatives(let fields):
                guard object.count == 1, let key = object.keys.first, fields.contains(where: { $0.name == key }) else {
                    continue
                }
                return fields
            default: continue
            }
        }
        return nil
    }

    /// The keys of objects of a type, or of objects without types.
    func fields(ofType type: String?) -> [FieldShape]? {
        for shape in self {
            switch shape {
            case .variants(let variants): if let type, let shape = variants[type] { return shape.fields }
            case .object(let shape): return shape.fields
            case .alternatives(let fields): return fields
            default: continue
            }
        }
        return nil
    }

    /// The value of a property of an instance; `nil` if it is none that is allowed.
    ///
    /// Names are compared without blanks and case, as designers write them; truth values may be variants: "On", "True", "Yes".
    func value(of property: FigmaProperty, _ names: (String) -> String?) -> DocumentValue? {
        if let boolean = property.value.boolean { return contains(where: \.isBoolean) ? .boolean(boolean) : nil }
        guard let text = property.value.string else { return nil }
        let path = property.kind == .swap ? LayerName.path(names(text) ?? text) : []
        let content = path.last ?? text
        // Pictures are files beside the document.
        if path.count == 2, path[0] == "picture", contains(where: \.isIcon) { return .string(content) }
        if let name = name(like: content) { return .string(name) }
        if property.kind == .swap { return nil }
        if contains(where: \.isBoolean), let value = Self.truthValues[LayerName.key(content)] { return .boolean(value) }
        if contains(where: \.isAnyText) { return .string(content) }
        guard contains(where: \.isNumber), let number = Double(content), number.isFinite else { return nil }
        return .number(number)
    }

    /// The allowed name that is written like a text.
    func name(like text: String) -> String? {
        if noun(of: text) != nil { return text }
        let key = LayerName.key(text)
        guard !key.isEmpty else { return nil }
        for case .name(_, let names) in self {
            if let name = names.names.first(where: { LayerName.key($0) == key }) { return name }
        }
        return nil
    }

    private static var truthValues: [String: Bool] {
        ["on": true, "true": true, "yes": true, "checked": true, "selected": true]
            .merging(["off": false, "false": false, "no": false, "unchecked": false, "default": false]) { first, _ in
                first
            }
    }
}
