/// What turns one list into another: deletions, insertions, moves and updates.
///
/// Elements are deleted and moves start in the coordinates of the source; elements are inserted and moves end in those
/// of the target. Moves are minimal: elements that keep their order among themselves, as many as possible, stay.
public struct ListDifference: Hashable, Sendable {
    /// Indexes of elements that are gone, ascending, in the source.
    public var deletes: [Int]
    /// Indexes of elements that are new, ascending, in the target.
    public var inserts: [Int]
    /// Elements that have to change places, ordered by where they go.
    public var moves: [Move<Int>]
    /// Elements whose content changed, ordered by their index in the target. They may be among the moves as well.
    public var updates: [Update<Int>]

    /// Creates a difference; whatever is not named is empty.
    public init(deletes: [Int] = [], inserts: [Int] = [], moves: [Move<Int>] = [], updates: [Update<Int>] = []) {
        self.deletes = deletes
        self.inserts = inserts
        self.moves = moves
        self.updates = updates
    }

    /// Compares two lists.
    ///
    /// Where an identity occurs several times, its n-th occurrence in the source belongs to the n-th in the target.
    ///
    /// Complexity: O(*n* + *m*) on average, O(*k* log *k*) at worst with *k* = *n* + *m*; O(1) where both lists share
    /// their storage.
    @inlinable
    public init<Element: DifferenceElement>(from source: [Element], to target: [Element]) {
        self.init(ElementTraits<Element>.self, from: source, to: target)
    }

    /// Whether anything goes, comes or moves.
    var changesStructure: Bool {
        !(deletes.isEmpty && inserts.isEmpty && moves.isEmpty)
    }

    /// Whether nothing has to change. Complexity: O(1).
    public var isEmpty: Bool {
        deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
    }
}
