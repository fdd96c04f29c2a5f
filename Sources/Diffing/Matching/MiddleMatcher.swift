/// Links the elements of two lists that differ at both ends.
///
/// It works in two passes. `matchRuns` walks both lists side by side and hashes as good as nothing;
/// `matchLeftovers` hashes what the walk has left over on both sides.
@usableFromInline
struct MiddleMatcher<Traits: MatchTraits> {
    @usableFromInline let source: UnsafeBufferPointer<Traits.Value>
    @usableFromInline let target: UnsafeBufferPointer<Traits.Value>
    /// From source to target.
    @usableFromInline let forward: UnsafeMutableBufferPointer<Link>
    /// From target to source.
    @usableFromInline let backward: UnsafeMutableBufferPointer<Link>
    @usableFromInline var linkedCount = 0
    @usableFromInline let hasher = IdentityHasher()

    @inlinable
    init(
        source: UnsafeBufferPointer<Traits.Value>,
        target: UnsafeBufferPointer<Traits.Value>,
        forward: UnsafeMutableBufferPointer<Link>,
        backward: UnsafeMutableBufferPointer<Link>
    ) {
        self.source = source
        self.target = target
        self.forward = forward
        self.backward = backward
    }

    @inlinable @inline(__always)
    func isSame(_ sourceIndex: Int, _ targetIndex: Int) -> Bool {
        areSame(Traits.identity(of: source[sourceIndex]), Traits.identity(of: target[targetIndex]))
    }

    @inlinable
    mutating func link(_ sourceIndex: Int, _ targetIndex: Int) {
        assert(!forward[sourceIndex].isMatched && !backward[targetIndex].isMatched, "An element has one counterpart.")
        let isChanged = !Traits.isContentEqual(source[sourceIndex], target[targetIndex])
        forward[sourceIndex] = Link(to: targetIndex, isChanged: isChanged)
        backward[targetIndex] = Link(to: sourceIndex, isChanged: isChanged)
        linkedCount += 1
    }

    /// Hashes an element of the source and keeps the hash for later.
    @inlinable
    func hashSource(_ index: Int) -> IdentityHash {
        let hash = IdentityHash(hasher.hash(Traits.identity(of: source[index])))
        forward[index] = Link(unmatchedWith: hash)
        return hash
    }

    /// Hashes an element of the target and keeps the hash for later.
    @inlinable
    func hashTarget(_ index: Int) -> IdentityHash {
        let hash = IdentityHash(hasher.hash(Traits.identity(of: target[index])))
        backward[index] = Link(unmatchedWith: hash)
        return hash
    }

    /// Hashes what is unmatched on both sides and links the n-th occurrence with the n-th.
    @inlinable
    mutating func matchLeftovers() {
        let sourceLeftovers = source.count - linkedCount
        let targetLeftovers = target.count - linkedCount
        guard sourceLeftovers > 0, targetLeftovers > 0 else { return }
        let unmatchedSource = UnmatchedElements<Traits>(in: source, links: forward, count: sourceLeftovers)
        let unmatchedTarget = UnmatchedElements<Traits>(in: target, links: backward, count: targetLeftovers)
        matchByHash(unmatchedSource, unmatchedTarget) { sourceIndex, targetIndex in
            link(unmatchedSource.position(at: sourceIndex), unmatchedTarget.position(at: targetIndex))
        }
    }
}
