/// The changes that turn one list of sections into another, planned as batch updates.
///
/// Apply ``steps`` one after the other, each in a `performBatchUpdates` call with ``data(afterStep:)`` behind the data
/// source. Then update the live cells of ``elementUpdates`` and the headers and footers of ``sectionUpdates`` in place.
public struct SectionedDifference<Section: DifferenceSection> {
    /// The batch updates to perform, in order: at most three, none of them empty.
    public var steps: [BatchUpdateStep] { plan.steps }
    /// The source and target positions of elements whose content changed, ordered by target position.
    public var elementUpdates: [Update<ElementPath>] { plan.elementUpdates }
    /// The source and target indexes of sections whose own content changed, apart from their elements.
    public var sectionUpdates: [Update<Int>] { plan.sectionUpdates }

    /// The sections before all steps.
    public let source: [Section]
    /// The sections after all steps.
    public let target: [Section]

    @usableFromInline let plan: BatchUpdatePlan

    /// Compares two lists of sections and plans the batch updates between them.
    ///
    /// Elements are matched by identity across all sections. If an identity occurs several times, occurrences in
    /// matching sections are paired first; of the others, the n-th in the source is paired with the n-th in the target,
    /// counted from the first section to the last.
    ///
    /// Complexity: O(*n* + *m*) on average, O(*k* log *k*) at worst with *k* = *n* + *m*, the numbers of all elements
    /// and sections; sections that share the storage of their elements cost O(1).
    @inlinable
    public init(from source: [Section], to target: [Section]) {
        self.source = source
        self.target = target
        plan =
            source.sharesStorage(with: target)
            ? BatchUpdatePlan()
            : BatchUpdatePlan(SectionedMatch(from: source, to: target))
    }

    /// Whether neither structure nor content changed. Complexity: O(1).
    public var isEmpty: Bool {
        plan.isEmpty
    }

    /// Returns the data after a step, or before all steps for `-1`.
    ///
    /// After the last step this is the target. If there are no steps, `-1` is the source, whose elements have the same
    /// identities as the target's. Complexity: O(1).
    @inlinable
    public func data(afterStep index: Int) -> StagedData<Section> {
        precondition((-1..<plan.steps.count).contains(index), "There is no step \(index).")
        if index == -1 {
            return StagedData(source: source, target: target, stage: .source)
        } else if index < plan.stages.count {
            return StagedData(source: source, target: target, stage: .between(plan.stages[index]))
        } else {
            return StagedData(source: source, target: target, stage: .target)
        }
    }
}
