import BatchDiffing
import Expectations
import Testing

@Suite("Rules of performBatchUpdates")
struct BatchUpdateRuleTests {
    @Test("an empty step between equal shapes breaks no rule")
    func emptyStep() {
        expect(validate(BatchUpdateStep(), from: [3, 2], to: [3, 2]).isEmpty)
    }

    @Test("changes of all kinds that add up break no rule")
    func allKinds() {
        let step = BatchUpdateStep(
            deletedElements: [path(0, 0)],
            insertedElements: [path(1, 0), path(1, 2)],
            movedElements: [Move(from: path(0, 2), to: path(1, 1))],
            reloadedElements: [path(0, 1)]
        )
        expect(validate(step, from: [3, 1], to: [1, 4]).isEmpty)
    }

    @Test("an element is not reloaded and moved at once")
    func reloadAndMove() {
        let step = BatchUpdateStep(
            movedElements: [Move(from: path(0, 0), to: path(0, 1))],
            reloadedElements: [path(0, 0)]
        )
        expectEqual(validate(step, from: [2], to: [2]), [.elementReloadedAndMoved(path(0, 0))])
    }

    @Test("a section is not reloaded and moved at once")
    func reloadAndMoveOfSection() {
        let step = BatchUpdateStep(movedSections: [Move(from: 0, to: 1)], reloadedSections: [0])
        expectEqual(validate(step, from: [1, 2], to: [2, 1]), [.sectionReloadedAndMoved(0)])
    }

    @Test("no element changes in a deleted section")
    func deletedSection() {
        let step = BatchUpdateStep(deletedSections: [0], deletedElements: [path(0, 1)])
        expectEqual(validate(step, from: [2], to: []), [.elementChangedInDeletedSection(path(0, 1))])
    }

    @Test("no element changes in an inserted section")
    func insertedSection() {
        let step = BatchUpdateStep(insertedSections: [0], insertedElements: [path(0, 0)])
        expectEqual(validate(step, from: [], to: [1]), [.elementChangedInInsertedSection(path(0, 0))])
    }

    @Test("no element changes in a section that moves, named by its old or its new index")
    func movedSection() {
        let move = [Move(from: 0, to: 1)]
        let deleting = BatchUpdateStep(movedSections: move, deletedElements: [path(0, 0)])
        expectEqual(validate(deleting, from: [2, 0], to: [0, 1]), [.elementChangedInMovedSection(path(0, 0))])
        let inserting = BatchUpdateStep(movedSections: move, insertedElements: [path(1, 0)])
        expectEqual(validate(inserting, from: [0, 0], to: [0, 1]), [.elementChangedInMovedSection(path(1, 0))])
    }

    @Test("no element changes in a section that is reloaded")
    func reloadedSection() {
        let step = BatchUpdateStep(reloadedSections: [0], deletedElements: [path(0, 0)])
        expectEqual(validate(step, from: [1], to: [0]), [.elementChangedInReloadedSection(path(0, 0))])
        // The section is reloaded at its old index, and the element inserted at its new one.
        let inserting = BatchUpdateStep(deletedSections: [0], reloadedSections: [1], insertedElements: [path(0, 0)])
        expectEqual(validate(inserting, from: [1, 1], to: [2]), [.elementChangedInReloadedSection(path(0, 0))])
    }

    @Test("no index occurs twice")
    func twice() {
        let sections = BatchUpdateStep(deletedSections: [0, 0])
        expectEqual(validate(sections, from: [0, 0], to: []), [.oldSectionNamedTwice(0)])
        let newSections = BatchUpdateStep(insertedSections: [0, 0])
        expectEqual(validate(newSections, from: [], to: [0, 0]), [.newSectionNamedTwice(0)])
        let elements = BatchUpdateStep(deletedElements: [path(0, 0), path(0, 0)])
        expectEqual(validate(elements, from: [2], to: [0]), [.oldElementNamedTwice(path(0, 0))])
        let newElements = BatchUpdateStep(insertedElements: [path(0, 0), path(0, 0)])
        expectEqual(validate(newElements, from: [0], to: [2]), [.newElementNamedTwice(path(0, 0))])
    }

    @Test("deletions are in old coordinates and insertions in new ones")
    func coordinates() {
        let deleting = BatchUpdateStep(deletedElements: [path(0, 2)], insertedElements: [path(0, 1)])
        expectEqual(validate(deleting, from: [2], to: [2]), [.oldElementOutOfBounds(path(0, 2))])
        let inserting = BatchUpdateStep(deletedElements: [path(0, 1)], insertedElements: [path(0, 2)])
        expectEqual(validate(inserting, from: [2], to: [2]), [.newElementOutOfBounds(path(0, 2))])
        let sections = BatchUpdateStep(deletedSections: [1], insertedSections: [1])
        expectEqual(
            validate(sections, from: [0], to: [0]),
            [
                .oldSectionOutOfBounds(1, count: 1), .newSectionOutOfBounds(1, count: 1),
            ]
        )
    }

    @Test("the number of sections adds up, or the message names the counts")
    func sectionCounts() throws {
        let violations = validate(BatchUpdateStep(insertedSections: [0]), from: [1], to: [1, 1, 1])
        expectEqual(violations, [.numberOfSections(before: 1, after: 3, inserted: 1, deleted: 0)])
        try expectEqual(
            require(violations.first).description,
            """
            The number of sections after the update (3) must be equal to the number of sections before the \
            update (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted).
            """
        )
    }

    @Test("the number of elements of every section adds up, or the message names the counts")
    func elementCounts() throws {
        let step = BatchUpdateStep(
            deletedElements: [path(0, 0)],
            movedElements: [Move(from: path(0, 1), to: path(1, 0))]
        )
        let violations = validate(step, from: [3, 0], to: [2, 1])
        try expectEqual(
            require(violations.first).description,
            """
            The number of items in section 0 after the update (2) must be equal to the number of items in it \
            before the update (3), plus or minus the number of items inserted or deleted (0 inserted, 1 deleted) \
            and plus or minus the number of items moved into or out of it (0 moved in, 1 moved out).
            """
        )
        expectEqual(violations.count, 1)
    }

    @Test("a section that moves keeps its number of elements")
    func movedSectionCount() {
        let step = BatchUpdateStep(movedSections: [Move(from: 0, to: 1)])
        let violation = BatchUpdateViolation.numberOfElements(
            section: 0,
            before: 2,
            after: 3,
            inserted: 0,
            deleted: 0,
            movedIn: 0,
            movedOut: 0
        )
        expectEqual(validate(step, from: [2, 1], to: [1, 3]), [violation])
    }
}

/// A path, short enough for tests.
func path(_ section: Int, _ element: Int) -> ElementPath {
    ElementPath(section: section, element: element)
}
