/// Consecutive pairs in the same order in both lists.
@usableFromInline
struct Run {
    @usableFromInline let source: Int32
    @usableFromInline let target: Int32
    @usableFromInline let count: Int32

    @inlinable
    init(source: Int, target: Int, count: Int) {
        self.source = Int32(truncatingIfNeeded: source)
        self.target = Int32(truncatingIfNeeded: target)
        self.count = Int32(truncatingIfNeeded: count)
    }

    @inlinable var sourceEnd: Int { Int(source) &+ Int(count) }
    @inlinable var targetEnd: Int { Int(target) &+ Int(count) }
}
