/// The start, direction and limit of a side-by-side walk of two lists.
@usableFromInline
struct Walk {
    @usableFromInline var source: Int
    @usableFromInline var target: Int
    /// The direction: 1 for forward, -1 for backward.
    @usableFromInline var step: Int
    /// The maximum number of pairs.
    @usableFromInline var limit: Int

    @inlinable
    init(source: Int, target: Int, step: Int = 1, limit: Int) {
        self.source = source
        self.target = target
        self.step = step
        self.limit = limit
    }
}

/// Walks both lists while identities agree and returns the number of pairs.
///
/// - Parameters:
///   - updates: Receives the number of each pair with changed content, counted from the start of the walk.
///   - hashes: Receives the hashes of the target; `nil` if they are not needed.
@inlinable @inline(__always)
func agreement<Traits: MatchTraits>(
    _: Traits.Type,
    _ source: UnsafeBufferPointer<Traits.Value>,
    _ target: UnsafeBufferPointer<Traits.Value>,
    along walk: Walk,
    hasher: IdentityHasher,
    hashes: UnsafeMutablePointer<IdentityHash>?,
    updates: inout [Int]
) -> Int {
    guard walk.limit > 0, let source = source.baseAddress, let target = target.baseAddress else { return 0 }
    var count = 0
    var (sourceIndex, targetIndex) = (walk.source, walk.target)
    while count < walk.limit {
        if let hashes {
            guard
                let hash = hasher.hash(
                    ifSame: Traits.identity(of: source[sourceIndex]),
                    Traits.identity(of: target[targetIndex])
                )
            else { break }
            hashes[targetIndex] = IdentityHash(hash)
        } else {
            guard areSame(Traits.identity(of: source[sourceIndex]), Traits.identity(of: target[targetIndex])) else {
                break
            }
        }
        if !Traits.isContentEqual(source[sourceIndex], target[targetIndex]) { updates.append(count) }
        count &+= 1
        sourceIndex &+= walk.step
        targetIndex &+= walk.step
    }
    return count
}
