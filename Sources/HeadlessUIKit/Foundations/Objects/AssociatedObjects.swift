import Foundation

/// What an associated value means to the object it is kept with.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Does not keep the value alive.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Keeps the value alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Keeps a copy of the value.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Keeps the value alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Keeps a copy of the value.
    case OBJC_ASSOCIATION_COPY = 771
}

/// The value kept with an object under a key, which is an address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.table.value(of: object as AnyObject, for: key)
}

/// Keeps a value with an object under a key, which is an address; nil takes it away.
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.table.set(value, policy, of: object as AnyObject, for: key)
}

/// Takes away all values kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.table.removeAll(of: ObjectIdentifier(object as AnyObject))
}

/// The values kept with objects. Responders, guides and constraints let go of theirs when they die; those of other
/// objects go at the latest when the table has twice as many objects.
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
        /// An address is used again: the values belong to this object only.
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
        // What is replaced may run code when it dies, so it dies outside of the lock.
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
        (object as? any AssociatedObjectsOwner)?.noteAssociatedObjects()
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

/// An object that lets go of the values kept with it when it dies.
protocol AssociatedObjectsOwner: AnyObject {
    /// Called when a value is kept with it.
    func noteAssociatedObjects()
}

/// Lies in an object that may have values kept with it, and lets go of them when the object dies.
struct AssociatedObjectsFlag {
    var isSet = false

    func release(of object: AnyObject) {
        if isSet { AssociatedObjects.table.removeAll(of: ObjectIdentifier(object)) }
    }
}
