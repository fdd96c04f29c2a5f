import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Edit mode")
struct EditModeTests {
    private let screen = TestScreen()
    private let log = Log()

    private func apply(_ selection: CollectionViewSelection, editing isEditing: Bool?, count: Int = 20) {
        var selection = selection
        selection.didChangeHandler = { [log] in log.add("selected \($0.identifiers(of: Int.self).sorted())") }
        if let isEditing { selection = selection.whileEditing(isEditing) { [log] in log.add("editing \($0)") } }
        screen.apply(
            CollectionViewState(selection: selection) {
                CollectionViewSection(
                    differenceIdentifier: "main",
                    items: {
                        (0..<count).map { number in
                            BlockItem(number, text: "\(number)", height: 50)
                                .didSelect { [log] in log.add("tap \(number)") }
                                .selectable(number != 3)
                        }
                    }
                )
            }
        )
        screen.host.layout()
    }

    private func tap(_ row: Int) { screen.host.tap(at: CGPoint(x: 100, y: 50 * row + 25)) }

    private func drag(from first: Int, to last: Int) {
        screen.host.twoFingerDrag(
            from: CGPoint(x: 100, y: 50 * first + 25),
            to: CGPoint(x: 100, y: 50 * last + 25),
            steps: 20
        )
        screen.host.settle(within: 5)
    }

    private var selected: [String] {
        screen.collectionView.visibleCells.filter(\.isSelected).compactMap { ($0 as? BlockCell)?.text }
            .sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }
    }

    @Test("without edit mode taps are taps; in it they select and do nothing else")
    func taps() {
        apply(.multiple([1]), editing: false)
        expect(selected.isEmpty && !screen.collectionView.isEditing)
        tap(2)
        expectEqual(log.entries, ["tap 2"])
        apply(.multiple([1]), editing: true)
        expect(selected == ["1"] && screen.collectionView.isEditing)
        tap(2)
        tap(3)
        expectEqual(log.entries, ["tap 2", "selected [1, 2]"])
        apply(.multiple([1, 2]), editing: false)
        expect(selected.isEmpty && screen.driver.state.selection.contains(2))
    }

    @Test("two fingers begin edit mode and select the rows they pass; rows they leave are as before")
    func twoFingers() {
        apply(.multiple([Int]()), editing: false)
        drag(from: 1, to: 4)
        // Row 3 cannot be selected.
        expect(log.entries.first == "editing true" && log.entries.last == "selected [1, 2, 4]")
        expectEqual(selected, ["1", "2", "4"])
        expectEqual(screen.collectionView.contentOffset.y, 0)
        expectEqual(screen.driver.state.selection.isEditing, true)
        expect(!log.entries.contains { $0.hasPrefix("tap") })
        // From a selected row they deselect.
        drag(from: 4, to: 2)
        expectEqual(selected, ["1"])
    }

    @Test("a drag with one finger still scrolls; without edit mode two fingers scroll, too")
    func scrolling() {
        apply(.multiple([Int]()), editing: false)
        screen.host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
        screen.host.settle(within: 5)
        expect(screen.collectionView.contentOffset.y > 50)
        apply(.multiple([Int]()), editing: nil)
        let offset = screen.collectionView.contentOffset.y
        drag(from: 5, to: 2)
        expect(screen.collectionView.contentOffset.y > offset)
        apply(.single(Int?.none), editing: false)
        drag(from: 2, to: 4)
        expect(log.entries.isEmpty)
    }

    @Test("a state without edit mode gives the host's own settings back")
    func hostSettings() {
        screen.collectionView.allowsSelectionDuringEditing = true
        apply(.multiple([1]), editing: true)
        expect(screen.collectionView.allowsMultipleSelectionDuringEditing)
        apply(.none, editing: nil)
        expect(!screen.collectionView.isEditing && !screen.collectionView.allowsMultipleSelectionDuringEditing)
        expect(screen.collectionView.allowsSelectionDuringEditing)
    }

    @Test("rows that change while edit mode begins keep what is selected")
    func changes() {
        apply(.multiple([Int]()), editing: false)
        drag(from: 0, to: 2)
        apply(screen.driver.state.selection, editing: true, count: 2)
        expectEqual(selected, ["0", "1"])
        apply(screen.driver.state.selection, editing: true, count: 20)
        expectEqual(selected, ["0", "1", "2"])
    }

    @Test("a delegate of the app changes nothing: the state decides")
    func delegate() {
        final class Delegate: NSObject, UICollectionViewDelegate {}
        let delegate = Delegate()
        screen.driver.delegate = delegate
        apply(.multiple([Int]()), editing: false)
        drag(from: 1, to: 2)
        expectEqual(selected, ["1", "2"])
    }

    @Test("two fingers on a carousel begin the edit mode of the whole list")
    func carousels() {
        var selection = CollectionViewSelection.multiple([Int]()) { [log] in
            log.add("selected \($0.identifiers(of: Int.self).sorted())")
        }
        selection = selection.whileEditing(false) { [log] in log.add("editing \($0)") }
        screen.apply(
            CollectionViewState(selection: selection) {
                CollectionViewSection(
                    differenceIdentifier: "ads",
                    items: (0..<6).map { BlockItem($0, text: "\($0)") },
                    layout: CollectionViewSectionLayout(carousel: .free(itemWidth: .points(100)))
                )
                CollectionViewSection(differenceIdentifier: "rows", items: [BlockItem(10, text: "10")])
            }
        )
        screen.host.twoFingerDrag(from: CGPoint(x: 20, y: 25), to: CGPoint(x: 120, y: 25), steps: 20)
        screen.host.settle(within: 5)
        expectEqual(log.entries.first, "editing true")
        expect(screen.collectionView.isEditing && screen.driver.state.selection.isEditing == true)
        expect(screen.driver.state.selection.identifiers(of: Int.self).isSuperset(of: [0, 1]))
    }
}
