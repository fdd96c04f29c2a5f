/// The deletions, insertions, moves and updates that turn one list into another.
///
/// Deletions and the origins of moves are in source coordinates; insertions and the destinations of moves are in target
/// coordinates. The number of moves is minimal: as many elements as possible keep their relative order and stay.
public struct ListDifference: Hashable, Sendable {
    /// Source indexes of deleted elements, ascending.
    public var deletes: [Int]
    /// Target indexes of inserted elements, ascending.
    public var inserts: [Int]
    /// Moved elements, ordered by their destination.
    public var moves: [Move<Int>]
    /// Elements whose content changed, ordered by their target index. They may also be among the moves.
    public var updates: [Update<Int>]

    /// Creates a difference; omitted changes are empty.
    public init(deletes: [Int] = [], inserts: [Int] = [], moves: [Move<Int>] = [], updates: [Update<Int>] = []) {
        self.deletes = deletes
        self.inserts = inserts
        self.moves = moves
        self.updates = updates
    }

    /// Creates the difference between two lists.
    ///
    /// If an identity occurs several times, its n-th occurrence in the source is paired with the n-th in the target.
    ///
    /// Complexity: O(*n* + *m*) on average, O(*k* log *k*) at worst with *k* = *n* + *m*; O(1) if both lists share
    /// their storage.
    @inlinable
    public init<Element: DifferenceElement>(from source: [Element], to target: [Element]) {
        self.init(ElementTraits<Element>.self, from: source, to: target)
    }

    /// Whether there are deletions, insertions or moves.
    var changesStructure: Bool {
        !(deletes.isEmpty && inserts.isEmpty && moves.isEmpty)
    }

    /// Whether the lists are equal. Complexity: O(1).
    public var isEmpty: Bool {
        deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
    }
}
