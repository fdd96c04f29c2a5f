import BatchDiffing
import BatchDiffingChecks
import Expectations
import Testing

/// Bugs reported by users of other libraries.
@Suite("Regressions known from elsewhere")
struct RegressionTests {
    @Test("a moved element with changed content is moved and updated, never reloaded")
    func reloadAndMoveOfOneItem() {
        let difference = sections([[1, 2, 3]], [[3, 1, 2]], updating: [3])
        expectEqual(difference.steps, [BatchUpdateStep(movedElements: [Move(from: path(0, 2), to: path(0, 0))])])
        expectEqual(difference.elementUpdates, [Update(old: path(0, 2), new: path(0, 0))])
    }

    @Test("a section that moves while its elements change does so in two steps")
    func sectionMovedWhileItsItemsChange() {
        let source = [Group(0, cells(1, 2)), Group(1, cells(3)), Group(2, cells(4))]
        let target = [Group(1, cells(3)), Group(2, cells(4)), Group(0, cells(2, 5))]
        let difference = SectionedDifference(from: source, to: target)
        expectEqual(
            difference.steps,
            [
                BatchUpdateStep(movedSections: [Move(from: 0, to: 2)]),
                BatchUpdateStep(deletedElements: [path(2, 0)], insertedElements: [path(2, 1)]),
            ]
        )
        expect(SectionedCheck.failure(from: source, to: target) == nil)
    }

    @Test("a section is inserted with its elements in it, also when another one moves")
    func insertIntoInsertedSectionTogetherWithSectionMove() {
        let source = [Group(0, cells(1)), Group(1, cells(2)), Group(2, cells(3))]
        let target = [Group(2, cells(3)), Group(9, cells(7, 8)), Group(0, cells(1)), Group(1, cells(2))]
        let difference = SectionedDifference(from: source, to: target)
        expectEqual(
            difference.steps,
            [BatchUpdateStep(insertedSections: [1], movedSections: [Move(from: 2, to: 0)])]
        )
    }

    @Test("an inserted section that receives an element is inserted empty and filled in the next step")
    func moveIntoInsertedSection() {
        let source = [Group(0, cells(1, 2))]
        let target = [Group(9, cells(2, 3)), Group(0, cells(1))]
        let difference = SectionedDifference(from: source, to: target)
        expectEqual(
            difference.steps,
            [
                BatchUpdateStep(insertedSections: [0]),
                BatchUpdateStep(
                    insertedElements: [path(0, 1)],
                    movedElements: [Move(from: path(1, 1), to: path(0, 0))]
                ),
            ]
        )
        expectEqual(difference.data(afterStep: 0).elementCounts, [0, 2])
    }

    @Test("a section whose elements move elsewhere is emptied before it is deleted")
    func moveOutOfDeletedSection() {
        let source = [Group(0, cells(1, 2)), Group(1, cells(3))]
        let target = [Group(1, cells(3, 1))]
        let difference = SectionedDifference(from: source, to: target)
        expectEqual(
            difference.steps,
            [
                BatchUpdateStep(
                    deletedElements: [path(0, 1)],
                    movedElements: [Move(from: path(0, 0), to: path(1, 1))]
                ),
                BatchUpdateStep(deletedSections: [0]),
            ]
        )
        expectEqual(difference.data(afterStep: 0).elementCounts, [0, 2])
    }

    @Test("no index is deleted twice where an identity occurs several times")
    func sameIndexDeletedTwice() {
        let difference = ListDifference(from: cells(1, 1, 1, 2), to: cells(2))
        expectEqual(difference, ListDifference(deletes: [0, 1, 2]))
    }

    @Test("an insertion and a move never share a path")
    func insertAndMoveToOnePath() {
        let difference = ListDifference(from: cells(1, 2, 3), to: cells(3, 4, 1, 2))
        expectEqual(difference, ListDifference(inserts: [1], moves: [Move(from: 2, to: 0)]))
    }

    @Test("an update names the old index in the source and the new one in the target")
    func updateIndexInTheWrongCoordinates() {
        let difference = sections([[1, 2, 3]], [[9, 8, 2, 3]], updating: [3])
        expectEqual(difference.elementUpdates, [Update(old: path(0, 2), new: path(0, 3))])
    }

    @Test("an element that moves to another section and changes is updated")
    func movedCellNotUpdated() {
        let difference = sections([[1, 2], [3]], [[1], [2, 3]], updating: [2])
        expectEqual(difference.steps, [BatchUpdateStep(movedElements: [Move(from: path(0, 1), to: path(1, 0))])])
        expectEqual(difference.elementUpdates, [Update(old: path(0, 1), new: path(1, 0))])
    }

    @Test("changes of elements do not update their section, and vice versa")
    func headerEqualityThatDependsOnItems() {
        let source = [Group(0, header: 1, cells(1, 2))]
        expect(SectionedDifference(from: source, to: [Group(0, header: 1, cells(1))]).sectionUpdates.isEmpty)
        let renamed = SectionedDifference(from: source, to: [Group(0, header: 2, cells(1, 2))])
        expectEqual(renamed.sectionUpdates, [Update(old: 0, new: 0)])
        expect(renamed.steps.isEmpty && renamed.elementUpdates.isEmpty)
    }

    @Test("duplicates do not disturb sections that do not change")
    func duplicatesThatBreakUnrelatedSections() {
        let source = [Group(0, cells(1, 2)), Group(1, cells(1, 3)), Group(2, cells(1))]
        let target = [Group(0, cells(2)), Group(1, cells(1, 3)), Group(2, cells(1))]
        let difference = SectionedDifference(from: source, to: target)
        expectEqual(difference.steps, [BatchUpdateStep(deletedElements: [path(0, 0)])])
    }

    @Test("insertions alone are one batch, and so are deletions alone, of sections and elements together")
    func severalBatchesForOneChange() {
        let few = [Group(0, cells(1)), Group(1, cells(2))]
        let many = [Group(7, cells(8)), Group(0, cells(0, 1)), Group(9, cells(9)), Group(1, cells(2, 3))]
        expectEqual(
            SectionedDifference(from: few, to: many).steps,
            [
                BatchUpdateStep(insertedSections: [0, 2], insertedElements: [path(1, 0), path(3, 1)])
            ]
        )
        expectEqual(
            SectionedDifference(from: many, to: few).steps,
            [
                BatchUpdateStep(deletedSections: [0, 2], deletedElements: [path(1, 0), path(3, 1)])
            ]
        )
        let updated = sections([[1, 2]], [[1, 2]], updating: [2])
        expect(updated.steps.isEmpty && updated.elementUpdates == [Update(old: path(0, 1), new: path(0, 1))])
    }

    @Test("one element that moves down is the only move")
    func oneElementMovesDown() {
        let source = (0..<1_000).map { Cell($0) }
        var target = source
        target.append(target.remove(at: 10))
        expectEqual(ListDifference(from: source, to: target), ListDifference(moves: [Move(from: 10, to: 999)]))
    }
}

/// The difference of sections of identities, some with changed content in the target.
private func sections(
    _ source: [[Int]],
    _ target: [[Int]],
    updating updated: Set<Int>
) -> SectionedDifference<Group> {
    SectionedDifference(
        from: source.enumerated().map { section, list in Group(section, list.map { Cell($0) }) },
        to: target.enumerated().map { section, list in
            Group(section, list.map { Cell($0, updated.contains($0) ? 1 : 0) })
        }
    )
}
