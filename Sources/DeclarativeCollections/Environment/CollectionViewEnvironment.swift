/// Values that views are measured and updated with in addition to their contents, similar to traits; for example a
/// theme.
///
/// Values can be set on a state, a section, an item or a header; the nearest value wins, separately for each key. The
/// driver makes the environment of a view the ``current`` one while it measures and updates the view.
///
/// The environment is not part of the content. If only the environment changed, live views are updated in place and
/// measured again, and contents are not compared.
public struct CollectionViewEnvironment: Sendable {
    /// The environment of the view that is being measured or updated; empty otherwise.
    @MainActor public private(set) static var current = CollectionViewEnvironment()

    /// `nil` if no value is set, so that a row without its own environment takes one word.
    private var storage: Storage?

    /// Creates an empty environment: every key has its default value.
    public init() {}

    /// Whether the environment has no values.
    public var isEmpty: Bool {
        storage == nil
    }

    /// The value for a key, or its default value if none is set.
    public subscript<Key: CollectionViewEnvironmentKey>(key: Key.Type) -> Key.Value {
        get { value(of: key) ?? Key.defaultValue }
        set {
            guard value(of: key) != newValue else { return }
            var values = storage?.values ?? [:]
            values[ObjectIdentifier(key)] = newValue
            storage = Storage(values)
        }
    }

    /// Returns the value that is set for a key, or `nil`.
    public func value<Key: CollectionViewEnvironmentKey>(of key: Key.Type) -> Key.Value? {
        // A cast of a missing value to an optional type would succeed.
        guard let value = storage?.values[ObjectIdentifier(key)] else { return nil }
        return value as? Key.Value
    }

    /// Removes the value for a key.
    public mutating func removeValue(of key: (some CollectionViewEnvironmentKey).Type) {
        guard var values = storage?.values, values.removeValue(forKey: ObjectIdentifier(key)) != nil else { return }
        storage = values.isEmpty ? nil : Storage(values)
    }

    /// Returns this environment with the values of a nearer one replacing its own.
    public func overridden(by nearer: CollectionViewEnvironment) -> CollectionViewEnvironment {
        guard let own = storage, let other = nearer.storage else { return isEmpty ? nearer : self }
        guard own !== other else { return self }
        var copy = self
        copy.storage = Storage(own.values.merging(other.values) { _, nearer in nearer })
        return copy
    }

    /// Runs `body` with this environment as the ``current`` one.
    @MainActor
    public func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return try body()
    }

    /// The values, shared by all copies.
    private final class Storage: Sendable {
        let values: [ObjectIdentifier: any Hashable & Sendable]

        init(_ values: [ObjectIdentifier: any Hashable & Sendable]) {
            self.values = values
        }
    }
}

extension CollectionViewEnvironment: Equatable {
    /// Returns whether the same keys have equal values. Copies are recognized without comparing values.
    public static func == (left: Self, right: Self) -> Bool {
        if left.storage === right.storage { return true }
        guard let left = left.storage?.values, let right = right.storage?.values, left.count == right.count else {
            return false
        }
        return left.allSatisfy { key, value in right[key].map { value.isEqual(to: $0) } ?? false }
    }
}

extension Hashable {
    fileprivate func isEqual(to other: any Hashable) -> Bool {
        (other as? Self) == self
    }
}
