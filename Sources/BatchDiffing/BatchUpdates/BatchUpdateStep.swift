/// The arguments of one `performBatchUpdates` call.
///
/// Deletions, reloads and the origins of moves use the coordinates before the step; insertions and the destinations of
/// moves use the coordinates after it. Plans made by ``SectionedDifference`` never reload: content changes are reported
/// separately and applied to live cells. Reloads exist so that ``validate(_:from:to:)`` can check the rules about them.
public struct BatchUpdateStep: Hashable, Sendable {
    /// Sections to delete, in old coordinates.
    public var deletedSections: [Int]
    /// Sections to insert, in new coordinates.
    public var insertedSections: [Int]
    /// Sections to move, from old to new coordinates.
    public var movedSections: [Move<Int>]
    /// Sections to reload, in old coordinates.
    public var reloadedSections: [Int]
    /// Elements to delete, in old coordinates.
    public var deletedElements: [ElementPath]
    /// Elements to insert, in new coordinates.
    public var insertedElements: [ElementPath]
    /// Elements to move, from old to new coordinates.
    public var movedElements: [Move<ElementPath>]
    /// Elements to reload, in old coordinates.
    public var reloadedElements: [ElementPath]

    /// Creates a step; omitted changes are empty.
    public init(
        deletedSections: [Int] = [],
        insertedSections: [Int] = [],
        movedSections: [Move<Int>] = [],
        reloadedSections: [Int] = [],
        deletedElements: [ElementPath] = [],
        insertedElements: [ElementPath] = [],
        movedElements: [Move<ElementPath>] = [],
        reloadedElements: [ElementPath] = []
    ) {
        self.deletedSections = deletedSections
        self.insertedSections = insertedSections
        self.movedSections = movedSections
        self.reloadedSections = reloadedSections
        self.deletedElements = deletedElements
        self.insertedElements = insertedElements
        self.movedElements = movedElements
        self.reloadedElements = reloadedElements
    }

    /// Whether the step changes anything. Complexity: O(1).
    public var isEmpty: Bool {
        !changesSections && !changesElements
    }

    /// Whether the step deletes, inserts, moves or reloads sections. Complexity: O(1).
    public var changesSections: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty)
    }

    /// Whether the step deletes, inserts, moves or reloads elements. Complexity: O(1).
    public var changesElements: Bool {
        !(deletedElements.isEmpty && insertedElements.isEmpty && movedElements.isEmpty && reloadedElements.isEmpty)
    }
}
