import PortableUIKit

/// What lies behind the rows of a section: a coloured card, or any view of the app's own.
///
/// ```swift
/// CollectionViewSection(
///     items: { … },
///     layout: CollectionViewSectionLayout(insets: UIEdgeInsets(top: .m, left: .m, bottom: .m, right: .m)),
///     background: CollectionViewSectionBackground(color: .secondarySystemGroupedBackground, cornerRadius: 12)
/// )
/// ```
///
/// It reaches as far as the rows do: the insets of the section's layout lie outside of it. It comes, changes and goes
/// without the rows being touched.
public struct CollectionViewSectionBackground: Equatable {
    /// What is shown.
    public var element: CollectionViewDiffableSupplementaryElement
    /// Which part of the section it lies behind.
    public var area: CollectionViewSectionBackgroundArea

    /// A card in one colour.
    ///
    /// - Parameters:
    ///   - color: The colour; a dynamic one follows the appearance.
    ///   - cornerRadius: How round the corners are, in points; what is negative or not finite counts as 0.
    ///   - area: Which part of the section the card lies behind: the rows, unless another is given.
    public init(
        color: UIColor,
        cornerRadius: CGFloat = 0,
        area: CollectionViewSectionBackgroundArea = CollectionViewSectionBackgroundArea()
    ) {
        self.init(SectionBackgroundElement(color: color, cornerRadius: cornerRadius), area: area)
    }

    /// Any view.
    public init(
        _ element: some CollectionViewSupplementaryElementConvertible,
        area: CollectionViewSectionBackgroundArea = CollectionViewSectionBackgroundArea()
    ) {
        self.element = element.diffableSupplementaryElement
        self.area = area
    }
}
