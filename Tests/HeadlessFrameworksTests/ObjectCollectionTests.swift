import Expectations
import Foundation
import HeadlessFrameworks
import Testing

@Suite("Collections that forget objects")
struct ObjectCollectionTests {
    private final class Item: NSObject {
        let number: Int
        init(_ number: Int) { self.number = number }
        override func isEqual(_ object: Any?) -> Bool { (object as? Item)?.number == number }
        override var hash: Int { number }
    }

    private final class Plain {}

    @Test("a set without references forgets what nobody keeps")
    func weakSet() {
        let set = NSHashTable<AnyObject>.weakObjects()
        let kept = Plain()
        set.add(kept)
        set.add(kept)
        do {
            let other = Plain()
            set.add(other)
            expectEqual(set.count, 2)
            expect(set.contains(other))
            withExtendedLifetime(other) {}
        }
        expectEqual(set.allObjects.count, 1)
        expect(set.anyObject === kept)
        set.remove(kept)
        expectEqual(set.count, 0)
        set.add(nil)
        expect(!set.contains(nil))
    }

    @Test("a set compares values, or objects")
    func personalities() {
        let values = NSHashTable<Item>()
        values.add(Item(1))
        values.add(Item(1))
        expectEqual(values.count, 1)
        expect(values.contains(Item(1)))
        let objects = NSHashTable<Item>(options: [.objectPointerPersonality], capacity: 2)
        objects.add(Item(1))
        objects.add(Item(1))
        expectEqual(objects.count, 2)
        expect(!objects.contains(Item(1)))
        values.union(objects)
        expectEqual(values.count, 1)
        values.add(Item(2))
        let other = NSHashTable<Item>()
        other.add(Item(2))
        expect(other.isSubset(of: values))
        expect(values.intersects(other))
        values.intersect(other)
        expectEqual(values.allObjects.map(\.number), [2])
        values.minus(other)
        expect(values.setRepresentation.isEmpty)
        expectEqual(other.objectEnumerator().allObjects.count, 1)
    }

    @Test("a dictionary forgets entries whose key or value nobody keeps")
    func maps() {
        let weakKeys = NSMapTable<Plain, NSString>.weakToStrongObjects()
        let key = Plain()
        weakKeys.setObject("a", forKey: key)
        do {
            let other = Plain()
            weakKeys.setObject("b", forKey: other)
            expectEqual(weakKeys.count, 2)
            withExtendedLifetime(other) {}
        }
        expectEqual(weakKeys.count, 1)
        expectEqual(weakKeys.object(forKey: key), "a")
        weakKeys.setObject("c", forKey: key)
        expectEqual(weakKeys.count, 1)
        expectEqual(weakKeys.object(forKey: key), "c")
        weakKeys.setObject(nil, forKey: key)
        expect(weakKeys.object(forKey: key) == nil)

        let weakValues = NSMapTable<NSString, Plain>.strongToWeakObjects()
        let value = Plain()
        weakValues.setObject(value, forKey: "a")
        weakValues.setObject(Plain(), forKey: "b")
        expect(weakValues.object(forKey: "a") === value)
        expect(weakValues.object(forKey: "b") == nil)
        expect(weakValues.dictionaryRepresentation().keys.contains("a" as NSString))
        expectEqual(weakValues.keyEnumerator().allObjects.count, 1)
        expectEqual(weakValues.objectEnumerator()?.allObjects.count, 1)
        weakValues.removeAllObjects()
        expectEqual(weakValues.count, 0)
        expect(NSMapTable<NSString, NSString>.strongToStrongObjects().object(forKey: nil) == nil)
    }

    @Test("a block waits for its run loop")
    func runLoops() {
        var calls: [Int] = []
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.commonModes) { calls.append(1) }
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) { calls.append(2) }
        CFRunLoopWakeUp(CFRunLoopGetCurrent())
        expect(calls.isEmpty)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        expectEqual(calls.sorted(), [1, 2])
    }
}
