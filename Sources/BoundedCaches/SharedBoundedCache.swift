import Foundation

/// A thread-safe ``BoundedCache``.
///
/// Unchecked because a lock guards the only mutable property.
package final class SharedBoundedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    @usableFromInline let lock = NSLock()
    @usableFromInline var cache: BoundedCache<Key, Value>

    /// Creates an empty cache that keeps values with a total cost between `capacity` and twice `capacity`.
    package init(capacity: Int) {
        cache = BoundedCache(capacity: capacity)
    }

    /// The total cost of all values.
    package var cost: Int {
        lock.lock()
        defer { lock.unlock() }
        return cache.cost
    }

    /// Returns the value for a key and marks it as used.
    @inlinable
    package func value(for key: Key) -> Value? {
        lock.lock()
        defer { lock.unlock() }
        return cache.value(for: key)
    }

    /// Inserts a value, replacing the existing value for the key.
    ///
    /// - Parameter cost: The cost in the unit of the capacity. With a cost of 1, the capacity is a number of values.
    @inlinable
    package func insert(_ value: Value, for key: Key, cost: Int = 1) {
        lock.lock()
        defer { lock.unlock() }
        cache.insert(value, for: key, cost: cost)
    }

    /// Calls a closure with exclusive access to the cache.
    @inlinable
    package func withCache<Result>(_ body: (inout BoundedCache<Key, Value>) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&cache)
    }
}
