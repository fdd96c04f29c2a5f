import Foundation

/// Values that were made lately, up to a cost.
///
/// Two generations: entries move to the young one when they are used; when it is full, the old one is dropped. That keeps
/// what is in use without a list of who was used when.
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

    /// A cache that keeps values of at least `capacity` and at most twice that in cost.
    init(capacity: Int) {
        self.capacity = capacity
    }

    /// What all that is kept costs.
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
