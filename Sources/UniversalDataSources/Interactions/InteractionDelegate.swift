import PortableUIKit

/// The delegate of a collection view that has no other one.
@MainActor
class InteractionDelegate<Item: Hashable>: NSObject, UICollectionViewDelegate {
    weak var dataSource: UniversalDataSource<Item>?

    init(_ dataSource: UniversalDataSource<Item>) {
        self.dataSource = dataSource
        super.init()
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        dataSource?.selectItem(at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        dataSource?.contextMenuConfigurationForItem(at: indexPath)
    }
}

/// The delegate with sizes. A delegate that answers for sizes ends the self-sizing of a flow layout.
final class SizingInteractionDelegate<Item: Hashable>: InteractionDelegate<Item>, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if let size = dataSource?.sizeForItem(at: indexPath) { return size }
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
}
