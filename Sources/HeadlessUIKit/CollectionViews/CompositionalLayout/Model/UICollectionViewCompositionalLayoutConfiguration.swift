import Foundation

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The direction of scrolling, in which sections follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The distance between sections.
    open var interSectionSpacing: CGFloat = 0

    /// What the insets of sections are measured from, where they do not say.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// The headers and footers of the whole layout. Their paths have one index, 0.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Makes a configuration that scrolls up and down.
    public override init() {
        super.init()
    }

    /// A configuration with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied }
        return copy
    }
}
