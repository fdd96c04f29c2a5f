import Foundation

/// An attribute whose value has another type in an `NSAttributedString`.
public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {
    /// The type of the value in an `NSAttributedString`.
    associatedtype ObjectiveCValue: NSObject

    /// Returns the value for an `NSAttributedString`.
    static func objectiveCValue(for value: Value) throws -> ObjectiveCValue
    /// Returns the value of an object from an `NSAttributedString`.
    static func value(for object: ObjectiveCValue) throws -> Value
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == Int, ObjectiveCValue == NSNumber {
    /// Returns the raw value as a number.
    public static func objectiveCValue(for value: Value) throws -> ObjectiveCValue {
        NSNumber(value: value.rawValue)
    }

    /// Returns the value with a raw value.
    ///
    /// - Throws: `CocoaError.coderInvalidValue` if there is none.
    public static func value(for object: ObjectiveCValue) throws -> Value {
        guard let value = Value(rawValue: object.intValue) else { throw CocoaError(.coderInvalidValue) }
        return value
    }
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == String, ObjectiveCValue == NSString {
    /// Returns the raw value as a string.
    public static func objectiveCValue(for value: Value) throws -> ObjectiveCValue {
        NSString(string: value.rawValue)
    }

    /// Returns the value with a raw value.
    ///
    /// - Throws: `CocoaError.coderInvalidValue` if there is none.
    public static func value(for object: ObjectiveCValue) throws -> Value {
        guard let value = Value(rawValue: String(object)) else { throw CocoaError(.coderInvalidValue) }
        return value
    }
}
