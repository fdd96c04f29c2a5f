import Foundation

/// The settings for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The axis along which the layout scrolls and sections follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The space between sections, in points.
    open var interSectionSpacing: CGFloat = 0

    /// The guide that the content insets of sections are relative to, unless a section sets its own.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// The headers and footers of the whole layout. Their index paths have one index, 0.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Returns a configuration with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied }
        return copy
    }
}
