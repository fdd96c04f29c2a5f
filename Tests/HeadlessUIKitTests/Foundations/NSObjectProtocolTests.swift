import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

/// A base class that is no `NSObject`, like the test cases of XCTest on Linux.
private class PlainBase {}

@Suite("Delegates that are no NSObject") @MainActor
struct NSObjectProtocolTests {
    private final class PlainDelegate: PlainBase, UIScrollViewDelegate, UITableViewDataSource {
        var scrolls = 0

        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private final class ObjectDelegate: NSObject, UIScrollViewDelegate {
        override var hash: Int { 7 }
        override func isEqual(_ object: Any?) -> Bool { object is ObjectDelegate }
        override var description: String { "own" }
    }

    @Test("a class without a superclass is a delegate and a data source")
    func plainClass() {
        let delegate = PlainDelegate()
        let scrollView = UIScrollView()
        scrollView.delegate = delegate
        scrollView.contentOffset.y = 5
        expectEqual(delegate.scrolls, 1)
        let table = UITableView()
        table.dataSource = delegate
        expectEqual(table.numberOfRows(inSection: 0), 3)
    }

    @Test("its equality and hash are those of its identity")
    func identity() {
        let delegate = PlainDelegate()
        let other = PlainDelegate()
        let erased: any UIScrollViewDelegate = delegate
        expect(erased.isEqual(delegate) && !erased.isEqual(other) && !erased.isEqual(nil) && !erased.isEqual(1))
        expectEqual(erased.hash, delegate.hash)
        expect(!erased.isProxy())
        expectEqual(erased.description, "<PlainDelegate>")
    }

    @Test("an NSObject keeps its own equality, hash and description")
    func object() {
        let erased: any UIScrollViewDelegate = ObjectDelegate()
        expect(erased.isEqual(ObjectDelegate()))
        expectEqual(erased.hash, 7)
        expectEqual(erased.description, "own")
    }
}
