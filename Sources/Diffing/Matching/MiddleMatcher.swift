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

    @inlinable
    func isSame(_ sourceIndex: Int, _ targetIndex: Int) -> Bool {
        Traits.identity(of: source[sourceIndex]) == Traits.identity(of: target[targetIndex])
    }

    @inlinable
    mutating func link(_ sourceIndex: Int, _ targetIndex: Int) {
        assert(!forward[sourceIndex].isMatched && !backward[targetIndex].isMatched, "An element has one counterpart.")
        let isChanged = !Traits.isContentEqual(source[sourceIndex], target[targetIndex])
        forward[sourceIndex] = Link(to: targetIndex, isChanged: isChanged)
        backward[targetIndex] = Link(to: sourceIndex, isChanged: isChanged)
        linkedCount += 1
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

/// The elements of one list that a walk has left over, in their order.
@usableFromInline
struct UnmatchedElements<Traits: MatchTraits>: IdentityList {
    @usableFromInline let values: UnsafeBufferPointer<Traits.Value>
    @usableFromInline let positions: [Int32]

    @inlinable
    init(
        in values: UnsafeBufferPointer<Traits.Value>,
        links: UnsafeMutableBufferPointer<Link>,
        count: Int
    ) {
        self.values = values
        positions = Array(unsafeUninitializedCapacity: count) { positions, initializedCount in
            for index in links.indices where !links[index].isMatched {
                positions.initializeElement(at: initializedCount, to: Int32(truncatingIfNeeded: index))
                initializedCount += 1
            }
        }
    }

    @inlinable var count: Int { positions.count }

    @inlinable
    func position(at index: Int) -> Int {
        Int(positions[index])
    }

    @inlinable
    func identity(at index: Int) -> Traits.Identity {
        Traits.identity(of: values[position(at: index)])
    }
}
