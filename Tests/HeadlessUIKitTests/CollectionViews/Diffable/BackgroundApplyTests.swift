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
                // Swift 5 mode allows this call, although the type is isolated to the main actor.
                typealias Apply =
                    (NSDiffableDataSourceSnapshot<String, Int>, Bool, (() -> Void)?) -> Void
                let apply = unsafeBitCast(
                    source.apply(_:animatingDifferences:completion:)
                        as @MainActor (NSDiffableDataSourceSnapshot<String, Int>, Bool, (() -> Void)?) -> Void,
                    to: Apply.self
                )
                apply(snapshot, false) { continuation.resume(returning: MainQueue.isCurrent) }
            }
        }
        #expect(completedOnMain)
        #expect(source.snapshot().itemIdentifiers == [1, 2])
        #expect(screen.collectionView.numberOfItems(inSection: 0) == 2)
    }
}
