import Foundation

/// A cache of recent values, bounded by their total cost.
///
/// Entries are kept in two generations: used entries move to the young one; when that is full, it replaces the old one.
/// This keeps what is in use without tracking the order of use.
///
/// Unchecked: the lock guards all mutable properties.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private struct Entry {
        let value: Value
        let cost: Int
    }

    private let lock = NSLock()
    private let capacity: Int
    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]
    private var youngCost = 0

    /// Creates a cache that holds values with a total cost between `capacity` and twice that.
    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The total cost of the cached values.
    var cost: Int {
        lock.withLock { youngCost + old.values.reduce(0) { $0 + $1.cost } }
    }

    func value(for key: Key) -> Value? {
        lock.lock()
        defer { lock.unlock() }
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        insert(entry, for: key)
        return entry.value
    }

    func insert(_ value: Value, for key: Key, cost: Int) {
        lock.lock()
        defer { lock.unlock() }
        insert(Entry(value: value, cost: cost), for: key)
    }

    private func insert(_ entry: Entry, for key: Key) {
        if youngCost + entry.cost > capacity {
            old = young
            young = [:]
            youngCost = 0
        }
        youngCost += entry.cost - (young[key]?.cost ?? 0)
        young[key] = entry
    }
}
