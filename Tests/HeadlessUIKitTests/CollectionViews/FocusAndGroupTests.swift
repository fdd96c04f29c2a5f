import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Focus of cells and groups without items") @MainActor
struct FocusAndGroupTests {
    private final class FocusDelegate: NSObject, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
            indexPath.item == 1
        }
    }

    @Test("cells can be focused as the collection view allows, unless its delegate answers")
    func focus() throws {
        let screen = CollectionScreen(sections: [["a", "b"]])
        let view = screen.collectionView
        let cells = try [0, 1].map { try require(view.cellForItem(at: IndexPath(item: $0, section: 0))) }
        expectEqual(cells.map(\.canBecomeFocused), [false, false])
        view.allowsFocus = true
        expectEqual(cells.map(\.canBecomeFocused), [true, true])
        let delegate = FocusDelegate()
        view.delegate = delegate
        expectEqual(cells.map(\.canBecomeFocused), [false, true])
        expectEqual(UICollectionViewCell(frame: .zero).canBecomeFocused, false)
    }

    @Test("a group can be created with a size alone")
    func group() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup(layoutSize: size)
        expectEqual(group.subitems, [])
        expectEqual(group.layoutSize.heightDimension.dimension, 44)
    }
}
