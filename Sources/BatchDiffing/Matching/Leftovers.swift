/// The elements of one list that are not in any run, in order, and their partners in the other list.
///
/// An element takes two 32-bit numbers on each side: this is most of the memory of a match.
@usableFromInline
struct Leftovers {
    /// The indexes of the elements in their list.
    @usableFromInline let positions: UnsafeMutablePointer<Int32>
    /// For each element, the index of its partner among the other list's leftovers; negative if there is none.
    @usableFromInline let partners: UnsafeMutablePointer<Int32>
    @usableFromInline var count = 0

    /// Uses memory with capacity for all elements of the list.
    @inlinable
    init(positions: UnsafeMutablePointer<Int32>, partners: UnsafeMutablePointer<Int32>) {
        self.positions = positions
        self.partners = partners
    }

    @inlinable @inline(__always)
    func position(at index: Int) -> Int {
        Int(positions[index])
    }

    /// The leftover index of an element's partner, or `nil`.
    @inlinable @inline(__always)
    func partner(at index: Int) -> Int? {
        partners[index] < 0 ? nil : Int(partners[index])
    }

    /// The indexes of the elements without a partner; `count` is their number.
    @inlinable
    func positionsWithoutPartner(count: Int, offset: Int) -> [Int] {
        guard count > 0 else { return [] }
        return Array(unsafeUninitializedCapacity: count + 1) { numbers, initializedCount in
            for index in 0..<self.count {
                // Written unconditionally and committed by incrementing the count; there is space for one more value.
                numbers.initializeElement(at: initializedCount, to: offset &+ position(at: index))
                initializedCount &+= partners[index] < 0 ? 1 : 0
            }
        }
    }

    @inlinable
    mutating func append(_ range: Range<Int>) {
        for position in range {
            positions[count] = Int32(truncatingIfNeeded: position)
            partners[count] = noPartner
            count &+= 1
        }
    }
}

/// The partner value of an element that has none.
@inlinable var noPartner: Int32 { -1 }

/// Leftovers as a list of identities.
@usableFromInline
struct LeftoverIdentities<Traits: MatchTraits>: IdentityList {
    @usableFromInline let values: UnsafeBufferPointer<Traits.Value>
    @usableFromInline let hashes: UnsafeMutablePointer<IdentityHash>
    @usableFromInline let leftovers: Leftovers

    @inlinable
    init(
        _ leftovers: Leftovers,
        of values: UnsafeBufferPointer<Traits.Value>,
        hashes: UnsafeMutablePointer<IdentityHash>
    ) {
        self.leftovers = leftovers
        self.values = values
        self.hashes = hashes
    }

    @inlinable var count: Int { leftovers.count }

    @inlinable @inline(__always)
    func identity(at index: Int) -> Traits.Identity {
        Traits.identity(of: values[leftovers.position(at: index)])
    }

    @inlinable @inline(__always)
    func hash(at index: Int) -> IdentityHash {
        hashes[leftovers.position(at: index)]
    }

    /// Hashes an element if its hash is unknown.
    @inlinable @inline(__always)
    func completeHash(at index: Int, by hasher: IdentityHasher) {
        let position = leftovers.position(at: index)
        if hashes[position] == .unknown {
            hashes[position] = IdentityHash(hasher.hash(Traits.identity(of: values[position])))
        }
    }

    /// Computes all unknown hashes of both lists, alternating between them because the processor reads from two places
    /// at once faster than from one after the other. A separate function, small enough that nothing needs to be
    /// retained.
    @inlinable @inline(never)
    static func completeHashes(_ source: LeftoverIdentities, _ target: LeftoverIdentities) {
        let hasher = IdentityHasher()
        for index in 0..<max(source.count, target.count) {
            if index < source.count { source.completeHash(at: index, by: hasher) }
            if index < target.count { target.completeHash(at: index, by: hasher) }
        }
    }
}
