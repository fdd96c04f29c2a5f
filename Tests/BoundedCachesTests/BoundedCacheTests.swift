import BoundedCaches
import Expectations
import Testing

@Suite("Bounded cache")
struct BoundedCacheTests {
    @Test("a value is found until as much as the capacity was used after it")
    func eviction() {
        var cache = BoundedCache<Int, String>(capacity: 3)
        for key in 1...3 { cache.insert("\(key)", for: key) }
        expectEqual(cache.count, 3)

        cache.insert("4", for: 4)
        expectEqual(cache.value(for: 1), "1")
        for key in 5...8 { cache.insert("\(key)", for: key) }

        expect(cache.value(for: 2) == nil)
        expectEqual(cache.value(for: 8), "8")
    }

    @Test("what is used again and again stays, however many others come")
    func use() {
        var cache = BoundedCache<Int, Int>(capacity: 10)
        cache.insert(-1, for: -1)
        for key in 0..<1_000 {
            cache.insert(key, for: key)
            expectEqual(cache.value(for: -1), -1)
        }
    }

    @Test("never is more kept than twice the capacity, nor less than the capacity once it was filled")
    func bounds() {
        var cache = BoundedCache<Int, Int>(capacity: 100)
        for key in 0..<5_000 {
            cache.insert(key, for: key % 700, cost: 1 + key % 9)
            _ = cache.value(for: key % 13)
            expect(cache.cost <= 200)
            if key > 200 { expect(cache.cost >= 100 - 9) }
        }
    }

    @Test("the cost is that of the values that are found, through replacing, moving and removing")
    func cost() {
        var cache = BoundedCache<Int, Int>(capacity: 50)
        for step in 0..<2_000 {
            let key = step * 7 % 31
            switch step % 5 {
            case 0, 1: cache.insert(step % 11, for: key, cost: step % 11)
            case 2: cache.removeValue(for: key)
            default: _ = cache.value(for: key)
            }
            // A copy for each key: looking one up may drop others.
            let found = (0..<31).compactMap { key in
                var copy = cache
                return copy.value(for: key)
            }
            expectEqual(found.reduce(0, +), cache.cost)
            expectEqual(found.count, cache.count)
        }
    }

    @Test("a new value takes the place of the one before, of whatever generation")
    func replacing() {
        var cache = BoundedCache<String, Int>(capacity: 2)
        cache.insert(1, for: "a")
        cache.insert(1, for: "b")
        cache.insert(1, for: "c")
        cache.insert(2, for: "a")
        cache.insert(2, for: "c")
        expectEqual(cache.value(for: "a"), 2)
        expectEqual(cache.value(for: "c"), 2)
        expectEqual(cache.count, 3)
        expectEqual(cache.cost, 3)
    }

    @Test("replacing a value in a full cache drops no other")
    func replacingInFullCache() {
        var cache = BoundedCache<Int, Int>(capacity: 2)
        cache.insert(0, for: 0)
        cache.insert(1, for: 1)
        for value in 2..<100 { cache.insert(value, for: 1) }
        expectEqual(cache.value(for: 0), 0)
        expectEqual(cache.value(for: 1), 99)
    }

    @Test("a value beyond the capacity is kept until the next one comes")
    func largeValue() {
        var cache = BoundedCache<Int, Int>(capacity: 10)
        cache.insert(1, for: 1, cost: 1_000)
        expectEqual(cache.value(for: 1), 1)
        cache.insert(2, for: 2)
        cache.insert(3, for: 3, cost: 10)
        expect(cache.value(for: 1) == nil)
        expectEqual(cache.cost, 11)
    }

    @Test("an emptied cache has nothing and works on")
    func removeAll() {
        var cache = BoundedCache<Int, Int>(capacity: 2)
        for key in 0..<3 { cache.insert(key, for: key) }
        cache.removeAll()
        expect(cache.count == 0 && cache.cost == 0)
        expect(cache.value(for: 2) == nil)
        cache.insert(5, for: 5)
        expectEqual(cache.value(for: 5), 5)
    }

    @Test("a copy is a cache of its own")
    func copies() {
        var cache = BoundedCache<Int, Int>(capacity: 4)
        cache.insert(1, for: 1)
        var copy = cache
        copy.insert(2, for: 1)
        expectEqual(cache.value(for: 1), 1)
    }
}

@Suite("Shared bounded cache")
struct SharedBoundedCacheTests {
    @Test("many threads read and write one cache, and it stays within its bounds")
    func threads() async {
        let cache = SharedBoundedCache<Int, Int>(capacity: 64)
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for step in 0..<2_000 {
                        let key = (step * 31 + task) % 300
                        if let value = cache.value(for: key) {
                            expectEqual(value, key)
                        } else {
                            cache.insert(key, for: key)
                        }
                    }
                }
            }
        }
        expect(cache.cost >= 64 && cache.cost <= 128)
    }

    @Test("a body has the cache to itself")
    func body() async {
        let cache = SharedBoundedCache<String, Int>(capacity: 4)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    cache.withCache { $0.insert(($0.value(for: "count") ?? 0) + 1, for: "count") }
                }
            }
        }
        expectEqual(cache.value(for: "count"), 100)
    }
}
