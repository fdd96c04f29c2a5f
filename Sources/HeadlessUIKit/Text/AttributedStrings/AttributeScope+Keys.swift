@_spi(Reflection) import Swift
import Foundation
import Synchronization

/// The attributes of scopes by their names.
///
/// Read from the properties of the scope, as Foundation does it, and kept: there are few scopes.
enum AttributeKeys {
    private static let known = Mutex<[ObjectIdentifier: [String: any AttributedStringKey.Type]]>([:])

    /// Returns the attributes of a scope and of the scopes in it, by their names.
    static func keys(of scope: any AttributeScope.Type) -> [String: any AttributedStringKey.Type] {
        known.withLock { known in
            if let keys = known[ObjectIdentifier(scope)] { return keys }
            var keys: [String: any AttributedStringKey.Type] = [:]
            collect(scope, into: &keys)
            known[ObjectIdentifier(scope)] = keys
            return keys
        }
    }

    private static func collect(
        _ scope: any AttributeScope.Type,
        into keys: inout [String: any AttributedStringKey.Type]
    ) {
        _ = _forEachField(of: scope) { _, _, type, _ in
            if let key = type as? any AttributedStringKey.Type {
                if keys[key.name] == nil { keys[key.name] = key }
            } else if let inner = type as? any AttributeScope.Type {
                collect(inner, into: &keys)
            }
            return true
        }
    }
}

/// Reads and writes attributes of types that are only known at run time.
///
/// Foundation asks for `Sendable` values there, with a warning where nothing is known about the type. The values of an
/// `NSAttributedString` come without that promise, on Apple platforms as well.
enum AttributeAccess {
    /// What Foundation asks for.
    private protocol Checked {
        func value<K: AttributedStringKey>(of key: K.Type, in container: AttributeContainer) -> K.Value?
        where K.Value: Sendable
        func set<K: AttributedStringKey>(_ value: K.Value, of key: K.Type, in container: inout AttributeContainer)
        where K.Value: Sendable
    }

    /// The same without `Sendable`, which is no part of a witness table: both have the same layout.
    private protocol Unchecked {
        func value<K: AttributedStringKey>(of key: K.Type, in container: AttributeContainer) -> K.Value?
        func set<K: AttributedStringKey>(_ value: K.Value, of key: K.Type, in container: inout AttributeContainer)
    }

    private struct Subscript: Checked {
        func value<K: AttributedStringKey>(of key: K.Type, in container: AttributeContainer) -> K.Value?
        where K.Value: Sendable {
            container[key]
        }

        func set<K: AttributedStringKey>(_ value: K.Value, of key: K.Type, in container: inout AttributeContainer)
        where K.Value: Sendable {
            container[key] = value
        }
    }

    private static func access() -> any Unchecked {
        unsafeBitCast(Subscript() as any Checked, to: (any Unchecked).self)
    }

    static func value<K: AttributedStringKey>(of key: K.Type, in container: AttributeContainer) -> K.Value? {
        access().value(of: key, in: container)
    }

    static func set<K: AttributedStringKey>(
        _ value: K.Value,
        of key: K.Type,
        in container: inout AttributeContainer
    ) {
        access().set(value, of: key, in: &container)
    }
}
