import Foundation

/// A ``BoundedCache`` for several threads.
///
/// Unchecked: the lock guards the only mutable property.
package final class SharedBoundedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    @usableFromInline let lock = NSLock()
    @usableFromInline var cache: BoundedCache<Key, Value>

    /// Creates an empty cache that keeps values of at least `capacity` and at most twice that in cost.
    package init(capacity: Int) {
        cache = BoundedCache(capacity: capacity)
    }

    /// The cost of all values.
    package var cost: Int {
        lock.lock()
        defer { lock.unlock() }
        return cache.cost
    }

    /// The value of a key, which counts as a use.
    @inlinable
    package func value(for key: Key) -> Value? {
        lock.lock()
        defer { lock.unlock() }
        return cache.value(for: key)
    }

    /// Keeps a value in place of the one that its key has.
    ///
    /// - Parameter cost: What it costs, in the unit of the capacity. With a cost of 1, the capacity is a number of values.
    @inlinable
    package func insert(_ value: Value, for key: Key, cost: Int = 1) {
        lock.lock()
        defer { lock.unlock() }
        cache.insert(value, for: key, cost: cost)
    }

    /// Calls a body with the cache, which no other thread uses meanwhile.
    @inlinable
    package func withCache<Result>(_ body: (inout BoundedCache<Key, Value>) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&cache)
    }
}
