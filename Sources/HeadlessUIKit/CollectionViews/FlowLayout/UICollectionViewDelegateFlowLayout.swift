import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The methods that provide the sizes and spacings of individual items and sections of a flow layout.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    /// Returns the size of an item, in points.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    /// Returns the insets of a section's items, in points.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    /// Returns the minimum space between the lines of a section, in points.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    /// Returns the minimum space between the items of a line, in points.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    /// Returns the size of a section's header. Only the length along the scroll direction is used; 0 means no header.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    /// Returns the size of a section's footer. Only the length along the scroll direction is used; 0 means no footer.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}
