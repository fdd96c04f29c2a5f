import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Gives a flow layout sizes and spacings by item and section.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    /// The size of an item.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    /// The margins of a section's items.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    /// The least distance between lines of a section.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    /// The least distance between items of a line.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    /// The size of a section's header; only the length along the direction of scrolling counts, 0 is no header.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    /// The size of a section's footer; only the length along the direction of scrolling counts, 0 is no footer.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}
