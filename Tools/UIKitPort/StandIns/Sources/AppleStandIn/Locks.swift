import Foundation

/// The locks of objects, by the objects. A lock goes when nobody holds it or waits for it.
private final class ObjectLocks: @unchecked Sendable {
    private final class Entry {
        let lock = NSRecursiveLock()
        var users = 0
    }

    private let guarding = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func enter(_ object: AnyObject) {
        let entry = guarding.withLock {
            let entry = entries[ObjectIdentifier(object)] ?? Entry()
            entry.users += 1
            entries[ObjectIdentifier(object)] = entry
            return entry
        }
        entry.lock.lock()
    }

    /// Returns whether the object was locked.
    func exit(_ object: AnyObject) -> Bool {
        guarding.withLock {
            guard let entry = entries[ObjectIdentifier(object)] else { return false }
            entry.lock.unlock()
            entry.users -= 1
            if entry.users == 0 { entries[ObjectIdentifier(object)] = nil }
            return true
        }
    }
}

private let objectLocks = ObjectLocks()

/// Locks an object, as `@synchronized` does. The same thread may lock it several times.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    objectLocks.enter(object as AnyObject)
    return 0
}

/// Gives back the lock of an object. Returns -1 if nobody holds it.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    objectLocks.exit(object as AnyObject) ? 0 : -1
}
