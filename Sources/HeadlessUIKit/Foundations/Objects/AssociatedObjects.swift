import Foundation

/// The memory management policy of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// A weak reference to the value.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// A strong reference to the value, set nonatomically.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value, set nonatomically.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// A strong reference to the value.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value associated with an object for a key, which is an address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.table.value(of: object as AnyObject, for: key)
}

/// Associates a value with an object for a key, which is an address; `nil` removes the value.
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.table.set(value, policy, of: object as AnyObject, for: key)
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.table.removeAll(of: ObjectIdentifier(object as AnyObject))
}

/// The associated values of all objects. Responders, layout guides and constraints remove theirs when they are
/// deallocated; the values of other deallocated objects are removed when the table has doubled in size.
final class AssociatedObjects: @unchecked Sendable {
    static let table = AssociatedObjects()

    private enum Value {
        case strong(Any)
        case weak(WeakReference)

        var content: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let reference): reference.object
            }
        }
    }

    private final class WeakReference {
        weak var object: AnyObject?

        init(_ object: AnyObject) {
            self.object = object
        }
    }

    private struct Entry {
        /// Addresses are reused: the values belong to this object only.
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private static let firstSweepCount = 64

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepCount = AssociatedObjects.firstSweepCount

    func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.values[key]?.content
        }
    }

    func set(_ value: Any?, _ policy: objc_AssociationPolicy, of object: AnyObject, for key: UnsafeRawPointer) {
        let new = value.map { Self.value(keeping: $0, policy) }
        // Replaced values may run code when they are deallocated, so they are released outside the lock.
        let replaced: [Any?] = lock.withLock {
            var old: [Any?] = []
            let identity = ObjectIdentifier(object)
            var entry = entries[identity] ?? Entry(object: object)
            if entry.object !== object {
                old.append(entry)
                entry = Entry(object: object)
            }
            old.append(entry.values[key])
            entry.values[key] = new
            entries[identity] = entry.values.isEmpty ? nil : entry
            if entries.count > sweepCount { old.append(sweep()) }
            return old
        }
        withExtendedLifetime(replaced) {}
        (object as? any AssociatedObjectsOwner)?.setHasAssociatedObjects()
    }

    func removeAll(of identity: ObjectIdentifier) {
        let removed = lock.withLock { entries.removeValue(forKey: identity) }
        withExtendedLifetime(removed) {}
    }

    private func sweep() -> [Entry] {
        let dead = entries.filter { $0.value.object == nil }
        for identity in dead.keys { entries[identity] = nil }
        sweepCount = max(Self.firstSweepCount, entries.count * 2)
        return Array(dead.values)
    }

    private static func value(keeping value: Any, _ policy: objc_AssociationPolicy) -> Value {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            return type(of: value) is AnyClass ? .weak(WeakReference(value as AnyObject)) : .strong(value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            return .strong(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            return .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        }
    }
}

/// An object that releases its associated values when it is deallocated.
protocol AssociatedObjectsOwner: AnyObject {
    /// Called when a value is associated with the object.
    func setHasAssociatedObjects()
}

/// Stored in an object that may own associated values; releases them when the object is deallocated.
struct AssociatedObjectsFlag {
    var isSet = false

    func release(of object: AnyObject) {
        if isSet { AssociatedObjects.table.removeAll(of: ObjectIdentifier(object)) }
    }
}
