import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct NonEscapingUpdatesTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 3
        var onCell: (() -> Void)?

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let body = onCell
            onCell = nil
            body?()
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: "header",
                for: indexPath
            )
        }
    }

    /// Subclasses override the method with the optional block, which all updates have to call.
    private final class CountingView: UICollectionView {
        var calls = 0

        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    private let window = makeWindow()
    private let source = Source()
    private let view: CountingView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 10, height: 10)
        view = CountingView(frame: window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        view.dataSource = source
        window.addSubview(view)
        window.hostLayout()
    }

    private func update(_ change: () -> Void, indexPaths: [IndexPath]) {
        view.performBatchUpdates({
            change()
            view.insertItems(at: indexPaths)
        })
    }

    @Test("a block may use closures that do not escape, and an override hears of the update")
    func nonEscaping() {
        var change = 1
        update({ source.count += change }, indexPaths: [IndexPath(item: 0, section: 0)])
        change = 0
        expectEqual(view.calls, 1)
        expectEqual(view.numberOfItems(inSection: 0), 4 + change)
    }

    @Test("a nested update runs at once, in order with the elements")
    func nested() {
        var completions = 0
        source.onCell = { [source, view] in
            view.performBatchUpdates({
                source.count += 2
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
                view.insertItems(at: [IndexPath(item: 1, section: 0)])
            }) { _ in completions += 1 }
        }
        update({ source.count += 1 }, indexPaths: [IndexPath(item: 0, section: 0)])
        window.hostLayout()
        window.clock.advance(by: 1)
        expectEqual(view.numberOfItems(inSection: 0), 6)
        expectEqual(view.visibleCells.count, 6)
        expectEqual(completions, 1)
    }

    @Test("a nested update may follow an empty one, and a second one may follow it")
    func nestedAfterEmpty() {
        var completions: [Int] = []
        source.onCell = { [source, view] in
            view.performBatchUpdates(nil) { _ in completions.append(0) }
            view.performBatchUpdates({})
            view.performBatchUpdates({
                source.count += 1
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
            }) { _ in completions.append(1) }
            source.count -= 2
            view.performBatchUpdates({
                view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
            }) { _ in completions.append(2) }
        }
        update({ source.count += 1 }, indexPaths: [IndexPath(item: 0, section: 0)])
        window.hostLayout()
        window.clock.advance(by: 1)
        expectEqual(view.numberOfItems(inSection: 0), 3)
        expectEqual(view.visibleCells.count, 3)
        expectEqual(completions.sorted(), [0, 1, 2])
    }

    @Test("a header that is shown is found by its view")
    func supplementaryViews() throws {
        let kind = UICollectionView.elementKindSectionHeader
        let header = try require(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
        expectEqual(view.indexPath(forSupplementaryView: header), IndexPath(item: 0, section: 0))
        expectEqual(view.indexPath(forSupplementaryView: UICollectionReusableView()), nil)
    }

    @Test("a table takes blocks with closures that do not escape, too")
    func tables() {
        final class Rows: NSObject, UITableViewDataSource {
            var count = 1

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = Rows()
        let table = UITableView(frame: window.bounds, style: .plain)
        table.dataSource = rows
        window.addSubview(table)
        window.hostLayout()
        func insert(_ change: () -> Void) {
            table.performBatchUpdates({
                change()
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            })
        }
        insert { rows.count += 1 }
        expectEqual(table.numberOfRows(inSection: 0), 2)
        expectEqual(table.visibleCells.count, 2)
    }
}
