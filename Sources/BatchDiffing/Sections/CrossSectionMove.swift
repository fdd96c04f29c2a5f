/// An element that moves from one section to another.
@usableFromInline
struct CrossSectionMove {
    @usableFromInline let from: ElementPath
    @usableFromInline let to: ElementPath
    /// Whether its content changed.
    @usableFromInline let isChanged: Bool

    @inlinable
    init(from: ElementPath, to: ElementPath, isChanged: Bool) {
        self.from = from
        self.to = to
        self.isChanged = isChanged
    }
}

/// Elements scattered over the sections of a list, hashed on creation.
@usableFromInline
struct ScatteredElements<Element: DifferenceElement>: IdentityList {
    @usableFromInline let lists: [[Element]]
    @usableFromInline let positions: [ElementPath]
    @usableFromInline let hashes: [IdentityHash]

    @inlinable
    init(_ lists: [[Element]], positions: [ElementPath]) {
        self.lists = lists
        self.positions = positions
        let hasher = IdentityHasher()
        hashes = positions.map { position in
            IdentityHash(hasher.hash(lists[position.section][position.element].differenceIdentity))
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
    subscript(position: ElementPath) -> Element {
        lists[position.section][position.element]
    }
}
