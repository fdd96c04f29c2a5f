/// An element that goes from one section to another.
@usableFromInline
struct Travel {
    @usableFromInline let from: ScatteredPosition
    @usableFromInline let to: ScatteredPosition
    /// Whether its content is another one where it arrives.
    @usableFromInline let isChanged: Bool

    @inlinable
    init(from: ScatteredPosition, to: ScatteredPosition, isChanged: Bool) {
        self.from = from
        self.to = to
        self.isChanged = isChanged
    }
}

/// The position of an element in a list of sections, in half the size of an ``ElementPath``.
@usableFromInline
struct ScatteredPosition {
    @usableFromInline let section: Int32
    @usableFromInline let element: Int32

    @inlinable
    init(section: Int, element: Int) {
        self.section = Int32(truncatingIfNeeded: section)
        self.element = Int32(truncatingIfNeeded: element)
    }

    @inlinable var path: ElementPath { ElementPath(section: Int(section), element: Int(element)) }
}

/// Elements here and there in a list of sections, hashed when they are listed.
@usableFromInline
struct ScatteredElements<Element: DifferenceElement>: IdentityList {
    @usableFromInline let lists: [[Element]]
    @usableFromInline let positions: [ScatteredPosition]
    @usableFromInline let hashes: [IdentityHash]

    @inlinable
    init(_ lists: [[Element]], positions: [ScatteredPosition]) {
        self.lists = lists
        self.positions = positions
        let hasher = IdentityHasher()
        hashes = positions.map { position in
            IdentityHash(hasher.hash(lists[Int(position.section)][Int(position.element)].differenceIdentity))
        }
    }

    @inlinable var count: Int { positions.count }

    @inlinable @inline(__always)
    func identity(at index: Int) -> Element.Identity {
        self[positions[index]].differenceIdentity
    }

    @inlinable @inline(__always)
    func hash(at index: Int) -> IdentityHash {
        hashes[index]
    }

    @inlinable @inline(__always)
    subscript(position: ScatteredPosition) -> Element {
        lists[Int(position.section)][Int(position.element)]
    }
}
