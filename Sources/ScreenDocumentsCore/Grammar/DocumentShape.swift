import PositionedJSON

/// The values that are allowed at a place in a document. Readers and the schema share it, so that they cannot disagree.
package indirect enum DocumentShape: Sendable {
    case boolean
    case text(isEmptyAllowed: Bool)
    /// A web address.
    case address
    /// A date, with or without a time.
    case date
    /// A language, as BCP 47 writes it.
    case language
    case null
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)

    /// One of several names. The noun describes a name: "separator".
    case name(noun: String, NameSet)
    case list(DocumentShape)
    case object(ObjectShape)

    /// An object with exactly one of the keys.
    case alternatives([FieldShape])

    /// An object whose `type` determines its other keys.
    case variants(VariantsShape)

    /// One of two shapes of different kinds of JSON values.
    case either(DocumentShape, DocumentShape)

    /// Any JSON value, in which parameters and states are replaced.
    case any

    /// A shape of the grammar by name, so that shapes can contain themselves.
    case rule(DocumentRule)

    /// Whether a value may be a text of any letters.
    var isText: Bool {
        switch self {
        case .text: true
        case .either(let first, _): first.isText
        default: false
        }
    }

    /// The allowed values, as a phrase for error messages.
    package var allowed: String {
        switch self {
        case .boolean: "true or false"
        case .text(let isEmptyAllowed): isEmptyAllowed ? "a string" : "a string that is not empty"
        case .address: "an address that begins with https:// or http://"
        case .date: "a date like 2026-05-04 or 2026-05-04T09:30:00Z"
        case .language: "a language like en, pt-BR or zh-Hans"
        case .null: "null"
        case .number(let range): "a number from \(range.lowerBound.shortest) to \(range.upperBound.shortest)"
        case .integer(let range) where range.count == 1: "\(range.lowerBound)"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .name(_, let names): names.names.quotedList
        case .list: "an array"
        case .object(let object):
            object.fields.isEmpty ? "an empty object" : "an object with \(object.listedKeys.quotedList)"
        case .alternatives(let fields): "an object with one of \(fields.map(\.name).quotedList)"
        case .variants(let variants): "an object with \"type\": \(variants.names.names.quotedList)"
        case .either(let first, let second): "\(first.allowed), or \(second.allowed)"
        case .any: "any value"
        case .rule(let rule): rule.allowed
        }
    }
}

/// Names in the order in which messages list them.
package final class NameSet: Sendable {
    package let names: [String]
    private let known: Set<String>

    package init(_ names: [String]) {
        self.names = names
        known = Set(names)
    }

    package func contains(_ name: String) -> Bool { known.contains(name) }
}

/// A key of an object.
package struct FieldShape: Sendable {
    package let name: String
    package let isRequired: Bool
    package let shape: DocumentShape
    /// Whether the value may be taken from the state.
    package let isBindable: Bool
    /// Whether messages list the key.
    package let isListed: Bool
    /// The first version of the format that has the key.
    package let since: Int
    /// What the key means.
    package let documentation: FieldDocumentation

    /// Whether the key is checked by hand where the element is.
    var isElsewhere: Bool { !isListed }

    init(
        name: String,
        isRequired: Bool,
        shape: DocumentShape,
        isBindable: Bool = false,
        isListed: Bool = true,
        since: Int = 1,
        documentation: FieldDocumentation = FieldDocumentation()
    ) {
        self.name = name
        self.isRequired = isRequired
        self.shape = shape
        self.isBindable = isBindable
        self.isListed = isListed
        self.since = since
        self.documentation = documentation
    }

    /// The same key, whose value may be taken from the state.
    var bindable: FieldShape {
        FieldShape(
            name: name,
            isRequired: isRequired,
            shape: shape,
            isBindable: true,
            isListed: isListed,
            since: since,
            documentation: documentation
        )
    }

    package static func required(_ name: String, _ shape: DocumentShape, _ description: String = "") -> FieldShape {
        FieldShape(
            name: name,
            isRequired: true,
            shape: shape,
            documentation: FieldDocumentation(description: description)
        )
    }

    package static func optional(
        _ name: String,
        _ shape: DocumentShape,
        _ description: String = "",
        default defaultValue: DocumentValue? = nil
    ) -> FieldShape {
        FieldShape(
            name: name,
            isRequired: false,
            shape: shape,
            documentation: FieldDocumentation(description: description, defaultValue: defaultValue)
        )
    }

    /// An optional key that every element may have, and that messages about its other keys leave out.
    package static func common(_ name: String, _ shape: DocumentShape, _ description: String) -> FieldShape {
        FieldShape(
            name: name,
            isRequired: false,
            shape: shape,
            isListed: false,
            documentation: FieldDocumentation(description: description)
        )
    }
}

/// An object with the given keys.
package final class ObjectShape: Sendable {
    package let fields: [FieldShape]
    /// Whether keys that are not listed are parameters of any value.
    package let isOpen: Bool
    /// What the object is, for the schema.
    package let summary: String?
    /// What types for servers are called; `nil` for a type that is named after its place.
    let typeName: String?
    let listedKeys: [String]
    let requiredFields: [FieldShape]
    /// Whether the object is a field with checks.
    let hasChecks: Bool
    private let indexes: [String: Int]

    /// Creates an object.
    ///
    /// - Parameters:
    ///   - fields: The keys.
    ///   - isOpen: Whether keys that are not listed are parameters of any value.
    ///   - typeName: What types for servers are called.
    ///   - summary: What the object is.
    package init(
        _ fields: [FieldShape],
        isOpen: Bool = false,
        typeName: String? = nil,
        summary: String? = nil
    ) {
        self.fields = fields
        self.typeName = typeName
        self.summary = summary
        self.isOpen = isOpen
        listedKeys = fields.filter(\.isListed).map(\.name)
        requiredFields = fields.filter(\.isRequired)
        hasChecks = fields.contains { $0.name == FieldChecks.key }
        indexes = Dictionary(fields.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    /// Returns the field of a key. Most documents have keys in one order, so the fields from `guess` on are compared first.
    func field(_ name: String, _ guess: inout Int) -> FieldShape? {
        let end = min(guess + Self.guessedCount, fields.count)
        while guess < end {
            guess += 1
            if fields[guess - 1].name == name { return fields[guess - 1] }
        }
        guard let index = indexes[name] else { return nil }
        guess = index + 1
        return fields[index]
    }

    private static let guessedCount = 4
}

/// An object of one of several types, selected by the value of `type`. The noun describes it: "left part".
package final class VariantsShape: Sendable {
    /// One of the types of an object.
    package struct Variant {
        package let name: String
        package let summary: String?
        package let fields: [FieldShape]
    }

    package let noun: String
    package let names: NameSet
    private let shapes: [String: ObjectShape]

    package init(noun: String, _ variants: [Variant], common: [FieldShape]) {
        self.noun = noun
        names = NameSet(variants.map(\.name))
        let shapes = variants.map { variant in
            let type = FieldShape.required("type", .name(noun: noun, NameSet([variant.name])))
            return (variant.name, ObjectShape([type] + variant.fields + common, summary: variant.summary))
        }
        self.shapes = Dictionary(shapes) { first, _ in first }
    }

    package subscript(name: String) -> ObjectShape? { shapes[name] }
}

extension [String] {
    /// The texts in quotation marks, separated by commas.
    package var quotedList: String { map(\.quoted).joined(separator: ", ") }
}
