/// Where two lists begin to be walked side by side, and how far.
@usableFromInline
struct Walk {
    @usableFromInline var source: Int
    @usableFromInline var target: Int
    /// Forwards or backwards.
    @usableFromInline var step: Int
    /// The most pairs there can be.
    @usableFromInline var limit: Int

    @inlinable
    init(source: Int, target: Int, step: Int = 1, limit: Int) {
        self.source = source
        self.target = target
        self.step = step
        self.limit = limit
    }
}

/// Walks as long as identities agree, and returns how many pairs that are.
///
/// - Parameters:
///   - updates: Gets the number of every pair with other content, counted from the start of the walk.
///   - hashes: Where the hashes of the target go; `nil` where nobody will ask for them.
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
