/// The elements of one list that a walk has left over, in their order.
@usableFromInline
struct UnmatchedElements<Traits: MatchTraits>: IdentityList {
    @usableFromInline let values: UnsafeBufferPointer<Traits.Value>
    @usableFromInline let links: UnsafeMutableBufferPointer<Link>
    @usableFromInline let positions: [Int32]
    @usableFromInline let hasher = IdentityHasher()

    @inlinable
    init(
        in values: UnsafeBufferPointer<Traits.Value>,
        links: UnsafeMutableBufferPointer<Link>,
        count: Int
    ) {
        self.values = values
        self.links = links
        // Every position is written and only kept where it is unmatched: no branch that could be mispredicted.
        positions = Array(unsafeUninitializedCapacity: count + 1) { positions, initializedCount in
            var kept = 0
            for index in links.indices {
                positions.initializeElement(at: kept, to: Int32(truncatingIfNeeded: index))
                kept += links[index].isMatched ? 0 : 1
            }
            assert(kept == count, "The number of links is known.")
            initializedCount = count
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

    @inlinable
    func hash(at index: Int) -> IdentityHash {
        let position = position(at: index)
        return links[position].hash ?? IdentityHash(hasher.hash(Traits.identity(of: values[position])))
    }
}
