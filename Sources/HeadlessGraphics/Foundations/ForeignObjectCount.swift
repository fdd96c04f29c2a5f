import Synchronization

/// Counts a live object of a C library. Classes that own such an object store a value of this type, so that tests can
/// detect leaks.
package struct ForeignObjectCount: ~Copyable, Sendable {
    private static let live = Atomic<Int>(0)

    /// The number of live objects.
    package static var current: Int { live.load(ordering: .relaxed) }

    package init() {
        Self.live.add(1, ordering: .relaxed)
    }

    deinit {
        Self.live.subtract(1, ordering: .relaxed)
    }
}
