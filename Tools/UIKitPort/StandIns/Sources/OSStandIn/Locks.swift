import Foundation

/// A lock that owns a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock of a value.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    /// Creates a lock of a value that may not be sendable.
    public init(uncheckedState: State) { storage = Storage(uncheckedState) }

    /// Calls a closure with the value while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the value while the lock is held.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a value.
    public init() { self.init(uncheckedState: ()) }

    /// Calls a closure while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Takes the lock.
    public func lock() { storage.lock.lock() }
    /// Gives the lock back.
    public func unlock() { storage.lock.unlock() }
}

/// A lock in memory of the caller, which has to stay where it is.
public struct os_unfair_lock_s: Sendable {
    /// Creates a lock that nobody holds.
    public init() {}
    fileprivate var reserved: UInt32 = 0
}

/// A lock in memory of the caller.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The locks by their addresses. One is made when its address is first used, and stays.
private final class LocksByAddress: @unchecked Sendable {
    private let guarding = NSLock()
    private var locks: [UInt: NSLock] = [:]

    subscript(_ lock: os_unfair_lock_t) -> NSLock {
        guarding.lock()
        defer { guarding.unlock() }
        let address = UInt(bitPattern: lock)
        if let found = locks[address] { return found }
        let new = NSLock()
        locks[address] = new
        return new
    }
}

private let locks = LocksByAddress()

/// Takes a lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { locks[lock].lock() }
/// Takes a lock if nobody holds it.
@discardableResult
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { locks[lock].try() }
/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { locks[lock].unlock() }
