import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Snapshots of sections and items")
struct SnapshotTests {
    private func makeSnapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    @Test("items are appended to the section named, else to the last one")
    func appending() {
        let snapshot = makeSnapshot()
        expectEqual(snapshot.itemIdentifiers(inSection: "a"), [1, 2, 3])
        expectEqual(snapshot.itemIdentifiers(inSection: "b"), [4, 5])
        expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
        expectEqual(snapshot.itemIdentifiers, [1, 2, 3, 4, 5])
        expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
        expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("z") == nil)
        expectEqual(snapshot.sectionIdentifier(containingItem: 5), "b")
    }

    @Test("items and sections are inserted before and after others")
    func inserting() {
        var snapshot = makeSnapshot()
        snapshot.insertItems([10, 11], beforeItem: 2)
        snapshot.insertItems([12], afterItem: 3)
        expectEqual(snapshot.itemIdentifiers(inSection: "a"), [1, 10, 11, 2, 3, 12])
        snapshot.insertSections(["x"], beforeSection: "a")
        snapshot.insertSections(["y"], afterSection: "a")
        expectEqual(snapshot.sectionIdentifiers, ["x", "a", "y", "b"])
        expectEqual(snapshot.numberOfItems(inSection: "x"), 0)
    }

    @Test("deleting removes items and sections and ignores missing ones")
    func deleting() {
        var snapshot = makeSnapshot()
        snapshot.deleteItems([2, 4, 99])
        expectEqual(snapshot.itemIdentifiers, [1, 3, 5])
        snapshot.deleteSections(["a", "z"])
        expectEqual(snapshot.itemIdentifiers, [5])
        expectEqual(snapshot.sectionIdentifier(containingItem: 1), nil)
        snapshot.deleteAllItems()
        expectEqual(snapshot.numberOfSections, 0)
    }

    @Test("moving works within and between sections, and for sections")
    func moving() {
        var snapshot = makeSnapshot()
        snapshot.moveItem(1, afterItem: 3)
        snapshot.moveItem(5, beforeItem: 2)
        expectEqual(snapshot.itemIdentifiers(inSection: "a"), [5, 2, 3, 1])
        expectEqual(snapshot.sectionIdentifier(containingItem: 5), "a")
        snapshot.moveSection("b", beforeSection: "a")
        expectEqual(snapshot.sectionIdentifiers, ["b", "a"])
        snapshot.moveSection("b", afterSection: "a")
        expectEqual(snapshot.sectionIdentifiers, ["a", "b"])
    }

    @Test("items that exist already are moved when they are appended or inserted again")
    func existingItems() {
        var snapshot = makeSnapshot()
        snapshot.appendItems([1], toSection: "b")
        expectEqual(snapshot.itemIdentifiers(inSection: "a"), [2, 3])
        expectEqual(snapshot.itemIdentifiers(inSection: "b"), [4, 5, 1])
        snapshot.insertItems([5], beforeItem: 2)
        expectEqual(snapshot.itemIdentifiers, [5, 2, 3, 4, 1])
    }

    @Test("reconfigured and reloaded identifiers are in item order, without deleted ones")
    func marks() {
        var snapshot = makeSnapshot()
        snapshot.reloadItems([3, 1])
        snapshot.reconfigureItems([4])
        snapshot.reloadSections(["b"])
        expectEqual(snapshot.reloadedItemIdentifiers, [1, 3])
        expectEqual(snapshot.reconfiguredItemIdentifiers, [4])
        expectEqual(snapshot.reloadedSectionIdentifiers, ["b"])
        snapshot.deleteItems([1])
        expectEqual(snapshot.reloadedItemIdentifiers, [3])
    }

    @Test("a copy is independent")
    func copies() {
        let first = makeSnapshot()
        var second = first
        second.deleteItems([1])
        expectEqual(first.numberOfItems, 5)
        expect(first.itemIdentifiers.contains(1) && !second.itemIdentifiers.contains(1))
    }

    @Test("an outline shows the items below expanded ones")
    func outline() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "nuts"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["gala"], to: "apple")
        expectEqual(outline.items, ["fruit", "apple", "gala", "pear", "nuts"])
        expectEqual(outline.visibleItems, ["fruit", "nuts"])
        outline.expand(["fruit"])
        expectEqual(outline.visibleItems, ["fruit", "apple", "pear", "nuts"])
        expect(outline.level(of: "gala") == 2 && outline.parent(of: "gala") == "apple")
        expect(!outline.isVisible("gala") && outline.isVisible("pear"))
        outline.insert(["plum"], before: "pear")
        expectEqual(outline.snapshot(of: "fruit").items, ["apple", "gala", "plum", "pear"])
        outline.delete(["apple"])
        expectEqual(outline.items, ["fruit", "plum", "pear", "nuts"])
        expect(outline.rootItems == ["fruit", "nuts"] && outline.index(of: "nuts") == 3)
    }

    @Test("an outline is described as indented text, and is copied by its initializer")
    func outlineDescription() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "nuts"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["boskoop"], to: "apple")
        outline.expand(["fruit"])
        let copy = NSDiffableDataSourceSectionSnapshot(outline)
        outline.deleteAll()
        expectEqual(copy.visualDescription(), "- fruit\n  + apple\n    * boskoop\n  * pear\n* nuts")
    }
}
