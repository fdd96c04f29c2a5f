/// What turns one list of sections into another, planned as batch updates.
///
/// Apply ``steps`` one after the other, each in a `performBatchUpdates` call with ``data(afterStep:)`` behind the data
/// source. Then update the living cells of ``elementUpdates`` and the headers and footers of ``sectionUpdates`` in place.
public struct SectionedDifference<Section: DifferenceSection> {
    /// The batch updates to perform, in order; at most three, none of them empty.
    public var steps: [BatchUpdateStep]
    /// Elements whose content changed: where they were in the source and are in the target, ordered by the latter.
    public var elementUpdates: [Update<ElementPath>]
    /// Sections whose own content changed, apart from their elements: index in the source, index in the target.
    public var sectionUpdates: [Update<Int>]

    var stages: [StagedData<Section>]

    /// Whether nothing has to change, neither structure nor content. Complexity: O(1).
    public var isEmpty: Bool {
        steps.isEmpty && elementUpdates.isEmpty && sectionUpdates.isEmpty
    }

    /// The data after a step, or before all of them for `-1`.
    ///
    /// After the last step this is the target. Where there are no steps, `-1` is the source, whose elements have
    /// the same identities as the target's. Complexity: O(1).
    public func data(afterStep index: Int) -> StagedData<Section> {
        stages[index + 1]
    }
}
