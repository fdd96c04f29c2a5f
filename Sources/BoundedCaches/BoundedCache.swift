/// Recently used values, up to a total cost.
///
/// Values are in two generations. One that is used or inserted goes to the young generation; when that is full, it becomes the
/// old one, and what was in the old one is dropped. So the cache keeps values of at least `capacity` in cost that were
/// used last, and at most twice that, with no list of uses to maintain. A value that costs more than the
/// capacity is kept until the next one comes.
///
/// Reading and inserting are O(1); a value that moves between generations is copied as a dictionary's value is.
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

    /// Creates an empty cache that keeps values of at least `capacity` and at most twice that in cost.
    @inlinable
    package init(capacity: Int) {
        self.capacity = capacity
    }

    /// The cost of all values.
    @inlinable
    package var cost: Int { youngCost + oldCost }

    /// The number of values.
    @inlinable
    package var count: Int { young.count + old.count }

    /// The value of a key, which counts as a use.
    @inlinable
    package mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        oldCost -= entry.cost
        insertYoung(entry, for: key)
        return entry.value
    }

    /// Keeps a value in place of the one that its key has.
    ///
    /// - Parameter cost: What it costs, in the unit of the capacity. With a cost of 1, the capacity is a number of values.
    @inlinable
    package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        removeValue(for: key)
        insertYoung(Entry(value: value, cost: cost), for: key)
    }

    /// Removes the value of a key.
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

    /// Inserts an entry whose key is in neither generation.
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
