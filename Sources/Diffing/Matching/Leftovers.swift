/// The elements of one list that no run contains, in their order, and what they belong to on the other side.
///
/// Four numbers of 32 bits are all that is kept of two elements: this is most of the memory that a match takes.
@usableFromInline
struct Leftovers {
    /// Where the elements are in their list.
    @usableFromInline let positions: UnsafeMutablePointer<Int32>
    /// For every element the number of the leftover on the other side it belongs to; negative where there is none.
    @usableFromInline let partners: UnsafeMutablePointer<Int32>
    @usableFromInline var count = 0

    /// Uses memory for as many elements as the list has.
    @inlinable
    init(positions: UnsafeMutablePointer<Int32>, partners: UnsafeMutablePointer<Int32>) {
        self.positions = positions
        self.partners = partners
    }

    @inlinable @inline(__always)
    func position(at index: Int) -> Int {
        Int(positions[index])
    }

    /// The number of the partner of an element, if it has one.
    @inlinable @inline(__always)
    func partner(at index: Int) -> Int? {
        partners[index] < 0 ? nil : Int(partners[index])
    }

    /// Where the elements without a partner are, of which there are so many.
    @inlinable
    func positionsWithoutPartner(count: Int, offset: Int) -> [Int] {
        guard count > 0 else { return [] }
        return Array(unsafeUninitializedCapacity: count + 1) { numbers, initializedCount in
            for index in 0..<self.count {
                // Written in any case, and kept by counting it: there is room for one more than is kept.
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

/// Stands for the partner of an element that has none.
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

    /// Hashes an element that has not been hashed yet.
    @inlinable @inline(__always)
    func completeHash(at index: Int, by hasher: IdentityHasher) {
        let position = leftovers.position(at: index)
        if hashes[position] == .unknown {
            hashes[position] = IdentityHash(hasher.hash(Traits.identity(of: values[position])))
        }
    }

    /// Hashes what has not been hashed yet on both sides: in turns, as the processor reads from two places at once faster
    /// than from one after the other. A function of its own, so small that nothing needs to be retained.
    @inlinable @inline(never)
    static func completeHashes(_ source: LeftoverIdentities, _ target: LeftoverIdentities) {
        let hasher = IdentityHasher()
        for index in 0..<max(source.count, target.count) {
            if index < source.count { source.completeHash(at: index, by: hasher) }
            if index < target.count { target.completeHash(at: index, by: hasher) }
        }
    }
}
