import Expectations
import PortableUIKit
import Testing

@testable import UniversalDataSources

/// Equal by identifier; the text is content.
private struct Note: Hashable {
    let id: Int
    var text: String

    static func == (left: Note, right: Note) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private final class NoteCell: TextCell, ConfigurableView {
    func configure(with viewModel: Note) { show(viewModel.text) }
}

@MainActor @Suite struct ChangeTests {
    private let notes = [Note(id: 0, text: "a"), Note(id: 1, text: "b"), Note(id: 2, text: "c")]

    private func makeDataSource(_ screen: CollectionScreen) -> UniversalDiffableDataSource<Note> {
        let dataSource = UniversalDiffableDataSource<Note>(
            collectionView: screen.collectionView,
            problemHandler: screen.problemHandler
        )
        dataSource.registerCellType(NoteCell.self)
        return dataSource
    }

    @Test("an item is configured again in place with its new content")
    func reconfigure() throws {
        let screen = CollectionScreen()
        let dataSource = makeDataSource(screen)
        dataSource.apply(sections: [UniversalSection(0, items: notes)], animatingDifferences: false)
        let cell = try require(screen.cell(1))
        dataSource.reconfigure(
            [Note(id: 1, text: "B"), Note(id: 1, text: "twice"), Note(id: 9, text: "gone")],
            animatingDifferences: false
        )
        expectEqual(screen.texts, ["a", "B", "c"])
        expect(screen.cell(1) === cell)
        expectEqual((screen.cell(0) as? TextCell)?.configurations, 1)
        expectEqual(dataSource.itemIdentifier(for: IndexPath(item: 1, section: 0))?.text, "B")
        expectEqual(dataSource.sections[0].items.map(\.text), ["a", "B", "c"])
    }

    @Test("an item is reloaded")
    func reload() throws {
        let screen = CollectionScreen()
        let dataSource = makeDataSource(screen)
        dataSource.apply(sections: [UniversalSection(0, items: notes)], animatingDifferences: false)
        let cell = try require(screen.cell(1))
        dataSource.reload([Note(id: 1, text: "B")], animatingDifferences: false)
        expectEqual(screen.texts, ["a", "B", "c"])
        expect(screen.cell(1) !== cell)
    }

    @Test("content that needs another type of view replaces the cell")
    func reconfigureToOtherType() {
        let screen = CollectionScreen()
        let map = CorrespondenceMap {
            Correspondence(Note.self, to: NoteCell.self)
            Correspondence(Note.self, to: LineCell.self, where: { $0.text.isEmpty }) { cell, _, _ in cell.show("—") }
        }
        let dataSource = UniversalDiffableDataSource<Note>(collectionView: screen.collectionView, map: map)
        dataSource.apply(sections: [UniversalSection(0, items: notes)], animatingDifferences: false)
        dataSource.reconfigure([Note(id: 1, text: "")], animatingDifferences: false)
        expectEqual(screen.texts, ["a", "—", "c"])
        expect(screen.cell(1) is LineCell)
    }

    @Test("a UIKit snapshot can reconfigure and reload items")
    func platformMarks() {
        let screen = CollectionScreen()
        let dataSource = makeDataSource(screen)
        dataSource.apply(sections: [UniversalSection("a", items: notes)], animatingDifferences: false)
        let cells = (0..<3).map { screen.cell($0) }
        var snapshot = NSDiffableDataSourceSnapshot<String, Note>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([Note(id: 0, text: "A"), Note(id: 1, text: "B")], toSection: "a")
        snapshot.appendItems([Note(id: 2, text: "C")], toSection: "b")
        snapshot.reconfigureItems([notes[0]])
        snapshot.reloadItems([notes[2]])
        dataSource.apply(snapshot, animatingDifferences: false)
        expectEqual(screen.texts, ["A", "b", "C"])
        expect(screen.cell(0) === cells[0] && screen.cell(1) === cells[1])
        expect(screen.cell(0, section: 1) !== cells[2])
        expectEqual(dataSource.indexPath(for: notes[2]), IndexPath(item: 0, section: 1))
    }

    @Test("items and sections that are applied twice are shown once and reported")
    func duplicates() {
        let screen = CollectionScreen()
        let dataSource = makeDataSource(screen)
        dataSource.apply(
            sections: [
                UniversalSection(0, items: [notes[0], notes[0]]),
                UniversalSection(0, items: [notes[1]]),
                UniversalSection(1, items: [notes[1], notes[2]]),
            ],
            animatingDifferences: false
        )
        expectEqual(dataSource.sections.map { $0.items.map(\.id) }, [[0, 1], [2]])
        expectEqual(screen.texts, ["a", "b", "c"])
        expectEqual(screen.problems.count, 3)
        expect(screen.problems.contains(.duplicateSection("0")))
        expect(screen.problems.contains(.duplicateItem("\(notes[1])")))
    }

    @Test("applying can be awaited, and reloading looks for no differences")
    func otherWays() async {
        let screen = CollectionScreen()
        let dataSource = makeDataSource(screen)
        await dataSource.apply(sections: [UniversalSection(0, items: notes)], animatingDifferences: false)
        expectEqual(screen.texts, ["a", "b", "c"])
        var isDone = false
        dataSource.applyUsingReloadData(sections: [UniversalSection(0, items: [notes[2], notes[0]])]) { isDone = true }
        expect(isDone)
        expectEqual(screen.texts, ["c", "a"])
        var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
        snapshot.appendSections([0])
        snapshot.appendItems([notes[1]])
        dataSource.applySnapshotUsingReloadData(snapshot)
        expectEqual(screen.texts, ["b"])
    }

    @Test("the user moves items where the app lets them")
    func moving() throws {
        let screen = CollectionScreen()
        let dataSource = makeDataSource(screen)
        dataSource.canMoveItem = { $0.id != 1 }
        var sections: [[Int]] = []
        dataSource.didMoveItems = { sections = $0.map { $0.items.map(\.id) } }
        dataSource.apply(sections: [UniversalSection(0, items: notes)], animatingDifferences: false)
        let source = try require(screen.collectionView.dataSource)
        let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
        expectEqual(source.collectionView?(screen.collectionView, canMoveItemAt: paths[0]), true)
        expectEqual(source.collectionView?(screen.collectionView, canMoveItemAt: paths[1]), false)
        source.collectionView?(screen.collectionView, moveItemAt: paths[0], to: paths[2])
        expectEqual(sections, [[1, 2, 0]])
        expectEqual(dataSource.sections[0].items.map(\.id), [1, 2, 0])
    }
}
