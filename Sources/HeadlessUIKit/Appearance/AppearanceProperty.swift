import Foundation

/// A property that appearance proxies know.
@MainActor struct AppearanceProperty {
    /// Returns whether an object has the property.
    let concerns: (NSObject) -> Bool
    /// Returns whether the app set the property of a proxy. The second object is one that nobody changed.
    let isSet: (_ proxy: NSObject, _ untouched: NSObject) -> Bool
    /// Gives an object the value of a proxy, or takes away the one it had, unless the app gave it one.
    ///
    /// Receives an object of the target's class that nobody changed, and the value that was applied before. Returns the value that
    /// is applied now; `nil` if the object has its own.
    let apply: (_ proxy: NSObject?, _ target: NSObject, _ untouched: NSObject?, _ applied: AnyObject?) -> AnyObject?

    /// Whether a class of an app declares the property.
    private(set) var isOfApp = false

    /// A value that was applied, and the one before.
    private final class Applied<Value> {
        let value: Value
        let original: Value

        init(value: Value, original: Value) {
            self.value = value
            self.original = original
        }
    }

    /// Creates a property.
    ///
    /// - Parameters:
    ///   - root: The class that has it.
    ///   - equals: Whether two values are the same.
    ///   - get: Returns the value of an object.
    ///   - set: Sets the value of an object.
    init<Root: NSObject, Value>(
        of root: Root.Type,
        equals: @escaping (Value, Value) -> Bool,
        get: @escaping (Root) -> Value,
        set: @escaping (Root, Value) -> Void
    ) {
        concerns = { $0 is Root }
        isSet = { proxy, untouched in
            guard let proxy = proxy as? Root, let untouched = untouched as? Root else { return false }
            return !equals(get(proxy), get(untouched))
        }
        apply = { proxy, target, untouched, applied in
            guard let target = target as? Root else { return nil }
            let before = applied as? Applied<Value>
            let current = get(target)
            guard let proxy = proxy as? Root else {
                if let before, equals(current, before.value) { set(target, before.original) }
                return nil
            }
            let replaced = before?.value ?? (untouched as? Root).map(get)
            guard let replaced, equals(current, replaced) else { return nil }
            let value = get(proxy)
            if !equals(current, value) { set(target, value) }
            return Applied(value: get(target), original: before?.original ?? current)
        }
    }
}

extension AppearanceProperty {
    /// A property that can be compared.
    static func value<Root: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) -> Self {
        Self(
            of: Root.self,
            equals: { $0 == $1 },
            get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 }
        )
    }

    /// A value that methods get and set.
    static func accessors<Root: NSObject, Value: Equatable>(
        of root: Root.Type,
        get: @escaping (Root) -> Value,
        set: @escaping (Root, Value) -> Void
    ) -> Self {
        Self(of: root, equals: { $0 == $1 }, get: get, set: set)
    }

    /// An appearance object, which is the same only if it is the same object.
    static func object<Root: UIView, Value: AnyObject>(
        of root: Root.Type,
        get: @escaping (Root) -> Value?,
        set: @escaping (Root, Value?) -> Void
    ) -> Self {
        Self(of: root, equals: { $0 === $1 }, get: get, set: set)
    }
}

// MARK: - Properties of apps

extension AppearanceProperty {
    /// The key for which a class that `uikit-port` ported returns the names of its dynamic properties.
    static let namesKey = "_appearanceProperties"

    /// A property that a class of an app sets and returns by its name. Values that can't be compared are the same only if they are the
    /// same object.
    static func named(_ name: String) -> Self {
        var property = Self(
            of: UIView.self,
            equals: areEqual,
            get: { $0.value(forKey: name) },
            set: { $0.setValue($1, forKey: name) }
        )
        property.isOfApp = true
        return property
    }

    private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? any Equatable { return isEqual(first, second) }
        return type(of: first) is AnyClass && (first as AnyObject) === (second as AnyObject)
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}

/// The attributes of a text, which can be compared.
struct ProxyTextAttributes: Equatable {
    let attributes: [NSAttributedString.Key: Any]?

    static func == (first: ProxyTextAttributes, second: ProxyTextAttributes) -> Bool {
        guard let first = first.attributes, let second = second.attributes else {
            return first.attributes == nil && second.attributes == nil
        }
        return NSAttributedString(string: " ", attributes: first) == NSAttributedString(string: " ", attributes: second)
    }
}
