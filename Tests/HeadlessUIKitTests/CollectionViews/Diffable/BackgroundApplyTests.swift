import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Snapshots from another thread") @MainActor
struct BackgroundApplyTests {
    @Test("a snapshot that is applied on another thread is shown by the main thread")
    func apply() async {
        let screen = CollectionScreen(sections: [])
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: screen.collectionView) {
            view,
            path,
            _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let completedOnMain = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                snapshot.appendSections(["a"])
                snapshot.appendItems([1, 2])
                source.apply(snapshot, animatingDifferences: false) {
                    continuation.resume(returning: MainQueue.isCurrent)
                }
            }
        }
        expect(completedOnMain)
        expectEqual(source.snapshot().itemIdentifiers, [1, 2])
        expectEqual(screen.collectionView.numberOfItems(inSection: 0), 2)
    }

    @Test("a background queue reads what the data source shows")
    func read() async {
        let screen = CollectionScreen(sections: [])
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: screen.collectionView) {
            view,
            path,
            _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([3], to: 1)
        await source.apply(outline, to: "a", animatingDifferences: false)
        let (shown, all) = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: (source.snapshot().itemIdentifiers, source.snapshot(for: "a").items))
            }
        }
        expectEqual(shown, [1, 2])
        expectEqual(all, [1, 3, 2])
    }

    @Test("registrations and accessories are created on any thread")
    func values() async {
        let isDisclosureIndicator = await Task.detached { () -> Bool in
            _ = UICollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
            _ = UICollectionLayoutListConfiguration(appearance: .plain)
            return UICellAccessory.disclosureIndicator().accessoryType == .disclosureIndicator
        }.value
        expect(isDisclosureIndicator)
    }
}
