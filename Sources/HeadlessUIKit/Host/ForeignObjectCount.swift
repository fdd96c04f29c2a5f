import Synchronization

/// Counts an object of a C library for as long as it is owned: every class that owns one keeps one of these, so that tests
/// can tell whether all are let go.
struct ForeignObjectCount: ~Copyable, Sendable {
    private static let live = Atomic<Int>(0)

    /// How many objects are owned at present.
    static var current: Int { live.load(ordering: .relaxed) }

    init() {
        Self.live.add(1, ordering: .relaxed)
    }

    deinit {
        Self.live.subtract(1, ordering: .relaxed)
    }
}
