import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Places of items on screen and in the data source")
struct DataSourceTranslatingTests {
    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
    }

    @Test("items and sections that exist have the same places, others have none")
    func places() {
        let rows = Rows()
        let table = UITableView()
        table.dataSource = rows
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = rows
        for view in [table, collection] as [any UIDataSourceTranslating] {
            let last = IndexPath(item: 1, section: 0)
            expectEqual(view.presentationIndexPath(forDataSourceIndexPath: last), last)
            expectEqual(view.dataSourceIndexPath(forPresentationIndexPath: last), last)
            expectEqual(view.presentationIndexPath(forDataSourceIndexPath: IndexPath(item: 2, section: 0)), nil)
            expectEqual(view.dataSourceIndexPath(forPresentationIndexPath: IndexPath(item: 0, section: 1)), nil)
            expectEqual(view.presentationIndexPath(forDataSourceIndexPath: nil), nil)
            expectEqual(view.presentationSectionIndex(forDataSourceSectionIndex: 0), 0)
            expectEqual(view.dataSourceSectionIndex(forPresentationSectionIndex: 1), NSNotFound)
            var calls = 0
            view.performUsingPresentationValues { calls += 1 }
            expectEqual(calls, 1)
        }
    }
}
