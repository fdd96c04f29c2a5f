/// A cache of recently used values with a limited total cost.
///
/// Values are in two generations. A value that is used or inserted moves to the young generation; when that is full, it
/// becomes the old one, and the previous old one is discarded. The cache therefore keeps at least the last used values
/// with a cost of `capacity`, and at most twice that, without maintaining a list of uses. A value that exceeds the
/// capacity is kept until the next insertion.
///
/// Reading and inserting are O(1). Moving a value between generations copies it like any dictionary value.
package struct BoundedCache<Key: Hashable, Value> {
    @usableFromInline
    struct Entry {
        @usableFromInline let value: Value
        @usableFromInline let cost: Int

        @usableFromInline
        init(value: Value, cost: Int) {
            self.value = value
            self.cost = cost
        }
    }

    @usableFromInline let capacity: Int
    @usableFromInline var young: [Key: Entry] = [:]
    @usableFromInline var old: [Key: Entry] = [:]
    @usableFromInline var youngCost = 0
    @usableFromInline var oldCost = 0

    /// Creates an empty cache that keeps values with a total cost between `capacity` and twice `capacity`.
    @inlinable
    package init(capacity: Int) {
        self.capacity = capacity
    }

    /// The total cost of all values.
    @inlinable
    package var cost: Int { youngCost + oldCost }

    /// The number of values.
    @inlinable
    package var count: Int { young.count + old.count }

    /// Returns the value for a key and marks it as used.
    @inlinable
    package mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        oldCost -= entry.cost
        insertYoung(entry, for: key)
        return entry.value
    }

    /// Inserts a value, replacing the existing value for the key.
    ///
    /// - Parameter cost: The cost in the unit of the capacity. With a cost of 1, the capacity is a number of values.
    @inlinable
    package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        removeValue(for: key)
        insertYoung(Entry(value: value, cost: cost), for: key)
    }

    /// Removes the value for a key.
    @inlinable
    package mutating func removeValue(for key: Key) {
        if let entry = young.removeValue(forKey: key) {
            youngCost -= entry.cost
        } else if let entry = old.removeValue(forKey: key) {
            oldCost -= entry.cost
        }
    }

    /// Removes all values.
    @inlinable
    package mutating func removeAll() {
        young = [:]
        old = [:]
        youngCost = 0
        oldCost = 0
    }

    /// Inserts an entry whose key is not in the cache.
    @usableFromInline
    mutating func insertYoung(_ entry: Entry, for key: Key) {
        if youngCost + entry.cost > capacity {
            old = young
            oldCost = youngCost
            young = [:]
            youngCost = 0
        }
        youngCost += entry.cost
        young[key] = entry
    }
}

extension BoundedCache: Sendable where Key: Sendable, Value: Sendable {}
extension BoundedCache.Entry: Sendable where Key: Sendable, Value: Sendable {}
