import BatchDiffing
import BatchDiffingChecks
import Expectations
import Testing

@Suite("Differences of sections")
struct SectionedDifferenceTests {
    @Test("equal sections have no difference")
    func equalSections() {
        let sections = [Group(0, header: 3, cells(1, 2)), Group(1, cells(3))]
        expect(SectionedDifference(from: sections, to: sections).isEmpty)
        expect(SectionedDifference(from: sections, to: sections.map { $0 }).isEmpty)
        expect(SectionedDifference(from: [Group](), to: []).isEmpty)
    }

    @Test("data between the steps is a view over both sides")
    func stages() {
        let source = [Group(0, cells(1, 2)), Group(1, cells(3))]
        let target = [Group(1, cells(3)), Group(0, cells(2, 4))]
        let difference = SectionedDifference(from: source, to: target)
        let before = difference.data(afterStep: -1)
        expect(before.section(at: 0) == source[0] && before.numberOfSections == 2)
        let between = difference.data(afterStep: 0)
        expect(between.section(at: 0) == target[0] && between.section(at: 1) == source[0])
        expectEqual(between.element(at: path(1, 0)), Cell(1))
        let after = difference.data(afterStep: 1)
        expectEqual(after.element(at: path(1, 1)), Cell(4))
    }

    @Test("sections that are deleted last do not make others move")
    func leavingSectionsStayPut() {
        let source = [Group(0, cells(1)), Group(1, cells(2)), Group(2, cells(3)), Group(3, cells(4))]
        let target = [Group(3, cells(4, 2)), Group(0, cells(1)), Group(2, cells(3))]
        let difference = SectionedDifference(from: source, to: target)
        expectEqual(difference.steps.map(\.movedSections), [[Move(from: 3, to: 0)], [], []])
        expectEqual(difference.steps.map(\.deletedSections), [[], [], [2]])
        expect(SectionedCheck.failure(from: source, to: target) == nil)
    }

    @Test("identifier sections compare identifiers, like a diffable snapshot")
    func identifierSections() {
        let source = IdentifierSection.sections(["a", "b"]) { $0 == "a" ? [1, 2] : [3] }
        let target = IdentifierSection.sections(["a", "b"]) { $0 == "a" ? [2] : [1, 3] }
        let difference = SectionedDifference(from: source, to: target)
        expectEqual(difference.steps, [BatchUpdateStep(movedElements: [Move(from: path(0, 0), to: path(1, 0))])])
        expect(difference.elementUpdates.isEmpty)
    }

    @Test("a summary names the sections that change")
    func summary() {
        let source = [Group(0, cells(1, 2, 3)), Group(1, cells(4)), Group(2, cells(5))]
        let target = [Group(0, header: 1, [Cell(3), Cell(2, 1)]), Group(2, cells(5, 6)), Group(3, cells(4))]
        expectEqual(
            SectionedDifference(from: source, to: target).summary,
            """
            1 deleted, 1 moved, 1 updated in "0"
            1 inserted in "2"
            1 moved from "1" to "3"
            "0" updated
            "3" inserted
            "1" deleted
            """
        )
        expectEqual(SectionedDifference(from: source, to: source).summary, "unchanged")
    }
}
