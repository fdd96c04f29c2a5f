import Foundation

/// Converts the values of attributes between `AttributedString` and `NSAttributedString`.
struct AttributeConversion {
    let keys: [String: any AttributedStringKey.Type]
    /// Whether values of the wrong type are left out.
    let isLenient: Bool

    /// The conversion of all attributes of UIKit and Foundation.
    static var standard: AttributeConversion {
        AttributeConversion(keys: AttributeKeys.keys(of: AttributeScopes.UIKitAttributes.self), isLenient: true)
    }

    /// Returns the conversion of a scope's attributes.
    static func of(_ scope: any AttributeScope.Type) -> AttributeConversion {
        AttributeConversion(keys: AttributeKeys.keys(of: scope), isLenient: false)
    }

    /// Returns attributes without those that aren't in the scope.
    ///
    /// - Throws: `CocoaError.coderInvalidValue` for a value of the wrong type, unless the conversion is lenient.
    func container(_ attributes: [NSAttributedString.Key: Any]) throws -> AttributeContainer {
        var container = AttributeContainer()
        for (name, object) in attributes {
            guard let key = keys[name.rawValue] else { continue }
            do {
                try add(object, for: key, to: &container)
            } catch {
                if !isLenient { throw error }
            }
        }
        return container
    }

    /// Returns attributes without those that aren't in the scope.
    func attributes(_ container: AttributeContainer) throws -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for (name, key) in keys {
            guard let object = try object(for: key, in: container) else { continue }
            attributes[NSAttributedString.Key(rawValue: name)] = object
        }
        return attributes
    }

    func string(_ attributed: AttributedString) throws -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in attributed.runs {
            let text = String(attributed.characters[run.range])
            result.append(NSAttributedString(string: text, attributes: try attributes(run.attributes)))
        }
        return result
    }

    func string(_ attributed: NSAttributedString) throws -> AttributedString {
        var result = AttributedString()
        var failure: (any Error)?
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttributes(in: whole, options: []) { attributes, range, stop in
            do {
                let text = attributed.attributedSubstring(from: range).string
                result.append(AttributedString(text, attributes: try container(attributes)))
            } catch {
                failure = error
                stop.pointee = true
            }
        }
        if let failure { throw failure }
        return result
    }
}

extension AttributeConversion {
    private func add<K: AttributedStringKey>(
        _ object: Any,
        for key: K.Type,
        to container: inout AttributeContainer
    ) throws {
        AttributeAccess.set(try value(of: object, for: key), of: key, in: &container)
    }

    private func value<K: AttributedStringKey>(of object: Any, for key: K.Type) throws -> K.Value {
        if let value = object as? K.Value { return value }
        if let key = key as? any ObjectiveCConvertibleAttributedStringKey.Type,
            let value = try converted(object, by: key) as? K.Value
        {
            return value
        }
        guard let value = Self.bridged(object, to: K.Value.self) as? K.Value else {
            throw CocoaError(.coderInvalidValue)
        }
        return value
    }

    private func converted<K: ObjectiveCConvertibleAttributedStringKey>(_ object: Any, by key: K.Type) throws -> Any {
        guard let object = object as? K.ObjectiveCValue else { throw CocoaError(.coderInvalidValue) }
        return try key.value(for: object)
    }

    /// Returns the value of a type that stands for numbers of all types, or for strings.
    private static func bridged(_ object: Any, to type: Any.Type) -> Any? {
        switch type {
        case is CGFloat.Type: TextAttributes.numberIfAny(object)
        case is URL.Type: (object as? String).flatMap { URL(string: $0) }
        default: nil
        }
    }

    private func object<K: AttributedStringKey>(for key: K.Type, in container: AttributeContainer) throws -> Any? {
        guard let value = AttributeAccess.value(of: key, in: container) else { return nil }
        guard let key = key as? any ObjectiveCConvertibleAttributedStringKey.Type else { return value }
        return try object(value, by: key)
    }

    private func object<K: ObjectiveCConvertibleAttributedStringKey>(_ value: Any, by key: K.Type) throws -> Any? {
        guard let value = value as? K.Value else { return nil }
        do {
            return try key.objectiveCValue(for: value)
        } catch {
            if isLenient { return nil }
            throw error
        }
    }
}
