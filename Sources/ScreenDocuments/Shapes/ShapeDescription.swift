import PositionedJSON

/// A description of the values that are allowed at a place in a document.
indirect enum ShapeDescription: Sendable {
    case boolean
    case text(isEmptyAllowed: Bool)
    /// A web address.
    case address
    /// A date, with or without a time.
    case date
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)

    /// One of several names. The noun describes a name: "separator".
    case name(noun: String, [String])
    case list(ShapeDescription)
    case object([FieldDescription])

    /// An object with exactly one of the keys.
    case alternatives([FieldDescription])

    /// An object whose `type` determines its other keys. The noun describes the object: "left part".
    case variants(noun: String, [VariantDescription])
    case either(ShapeDescription, ShapeDescription)

    /// The allowed values, as a phrase for error messages.
    var allowed: String {
        switch self {
        case .boolean: "true or false"
        case .text(let isEmptyAllowed): isEmptyAllowed ? "a string" : "a string that is not empty"
        case .address: "an address that begins with https:// or http://"
        case .date: "a date like 2026-05-04 or 2026-05-04T09:30:00Z"
        case .number(let range): "a number from \(range.lowerBound.shortest) to \(range.upperBound.shortest)"
        case .integer(let range) where range.count == 1: "\(range.lowerBound)"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .name(_, let names): names.map(\.quoted).joined(separator: ", ")
        case .list: "an array"
        case .object(let fields):
            fields.isEmpty ? "an empty object" : "an object with \(Self.list(fields.map(\.name)))"
        case .alternatives(let fields): "an object with one of \(Self.list(fields.map(\.name)))"
        case .variants(_, let variants): "an object with \"type\": \(Self.list(variants.map(\.name)))"
        case .either(let first, let second): "\(first.allowed), or \(second.allowed)"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.map(\.quoted).joined(separator: ", ")
    }
}

/// A key of an object.
struct FieldDescription: Sendable {
    let name: String
    let isRequired: Bool
    let shape: ShapeDescription
}

/// One of the types of an object.
struct VariantDescription: Sendable {
    /// The value of `type`.
    let name: String
    let fields: [FieldDescription]
}
