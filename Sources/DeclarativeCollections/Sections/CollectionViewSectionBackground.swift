import PortableUIKit

/// The background behind the rows of a section: a colored card, or a custom view.
///
/// ```swift
/// CollectionViewSection(
///     items: { … },
///     layout: CollectionViewSectionLayout(insets: UIEdgeInsets(top: .m, left: .m, bottom: .m, right: .m)),
///     background: CollectionViewSectionBackground(color: .secondarySystemGroupedBackground, cornerRadius: 12)
/// )
/// ```
///
/// It covers the area of the rows, without the insets of the section's layout. It is inserted, updated and removed
/// without changes to the rows.
public struct CollectionViewSectionBackground: Equatable {
    /// The element whose view is shown as background.
    public var element: CollectionViewDiffableSupplementaryElement
    /// The area of the section that the background covers.
    public var area: CollectionViewSectionBackgroundArea

    /// Creates a background with a card in one color.
    ///
    /// - Parameters:
    ///   - color: The color; a dynamic color adapts to the traits, and one of the standard theme to the theme of the section.
    ///   - cornerRadius: The corner radius in points; negative or nonfinite values count as 0.
    ///   - area: The area of the section that the card covers; by default the rows.
    public init(
        color: UIColor,
        cornerRadius: CGFloat = 0,
        area: CollectionViewSectionBackgroundArea = CollectionViewSectionBackgroundArea()
    ) {
        self.init(CardStyle(color: color, cornerRadius: cornerRadius), area: area)
    }

    /// Creates a background with a card, optionally with a border and a shadow.
    ///
    /// - Parameters:
    ///   - style: The color, the corners, the border and the shadow of the card.
    ///   - area: The area of the section that the card covers; by default the rows.
    public init(
        _ style: CardStyle,
        area: CollectionViewSectionBackgroundArea = CollectionViewSectionBackgroundArea()
    ) {
        self.init(SectionBackgroundElement(style: style), area: area)
    }

    /// Creates a background with a custom view.
    public init(
        _ element: some CollectionViewSupplementaryElementConvertible,
        area: CollectionViewSectionBackgroundArea = CollectionViewSectionBackgroundArea()
    ) {
        self.element = element.diffableSupplementaryElement
        self.area = area
    }

    /// The look of the card; `nil` for a background with an element of its own.
    public var style: CardStyle? { (element.base as? SectionBackgroundElement)?.style }
}
