import Foundation
import ScreenDocumentsCore

/// The arguments of a call, by the names of its parameters.
public struct FunctionArguments: Sendable {
    let signature: FunctionSignature
    let values: [DocumentValue?]
    /// The user's locale, calendar, time zone and clock.
    public let formatting: ValueFormatting

    /// Returns an argument; `nil` if it is missing or `null`.
    public subscript(_ name: String) -> DocumentValue? {
        guard let index = signature.parameters.firstIndex(where: { $0.name == name }), let value = values[index],
            value != .null
        else { return nil }
        return value
    }

    /// Returns an argument as text; empty if it is missing.
    public func text(_ name: String) -> String { self[name]?.displayText ?? "" }

    /// Returns an argument that is a number or the text of a number.
    public func number(_ name: String) -> Double? {
        self[name].flatMap { $0.number ?? $0.string.flatMap(Double.init) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns an argument that is an integer.
    public func integer(_ name: String) -> Int? {
        number(name).flatMap { abs($0) < 1e15 ? Int($0) : nil }
    }

    /// Returns a Boolean argument.
    public func boolean(_ name: String) -> Bool? { self[name]?.boolean }

    /// Returns a list argument; empty if the argument is not a list.
    public func list(_ name: String) -> [DocumentValue] { self[name]?.array ?? [] }

    /// The arguments beyond the named ones.
    var rest: [DocumentValue] { values.dropFirst(signature.parameters.count).compactMap { $0 } }
}
