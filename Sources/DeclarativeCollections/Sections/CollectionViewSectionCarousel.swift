import PortableUIKit

/// The arrangement of a section whose rows are beside each other and scroll horizontally.
///
/// ```swift
/// CollectionViewSectionLayout(
///     insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16),
///     columnSpacing: 8,
///     carousel: .paged(peek: 24)
/// )
/// ```
///
/// The rows are as wide as ``itemWidth`` says and as high as the highest one, which therefore measures all rows of the
/// section. The layout's `columnSpacing` is between the rows; its horizontal insets and its maximum width scroll with them.
/// Columns, row spacing and full-width rows do not apply.
public struct CollectionViewSectionCarousel: Hashable, Sendable {
    /// The width of the rows. Widths below one pixel and nonfinite ones count as one pixel.
    public enum ItemWidth: Hashable, Sendable {
        /// A width in points at the standard text size. With larger texts it grows as they do, up to the section's width between
        /// its insets.
        case points(CGFloat)
        /// A part of the section's width between its insets, from 0 to 1: of rows with 1/3, three fit with the spacings
        /// between them. With larger texts it grows as they do, up to 1.
        case fraction(CGFloat)
        /// The width that leaves room for the given number of points of the next row, and at most the section's width
        /// between its insets.
        case peek(CGFloat)
        /// The width that each row prefers, at most the section's width between its insets: chips, for example.
        case content
    }

    /// The positions at which scrolling ends.
    public enum Stops: Hashable, Sendable {
        /// Any position.
        case anywhere
        /// Positions in which a row begins at the leading inset; a swipe may pass several rows.
        case rows
        /// The same positions; a swipe moves by one row.
        case pages
    }

    /// The width of the rows.
    public var itemWidth: ItemWidth

    /// The positions at which scrolling ends.
    public var stops: Stops

    /// Whether dots below the rows show the page and lead to the others. They are not shown if all rows are in sight.
    public var hasPageIndicator: Bool

    /// Creates an arrangement; by default scrolling ends anywhere, and there are no dots.
    public init(itemWidth: ItemWidth, stops: Stops = .anywhere, hasPageIndicator: Bool = false) {
        self.itemWidth = itemWidth
        self.stops = stops
        self.hasPageIndicator = hasPageIndicator
    }

    /// Rows that scroll freely.
    public static func free(itemWidth: ItemWidth) -> CollectionViewSectionCarousel {
        CollectionViewSectionCarousel(itemWidth: itemWidth)
    }

    /// Rows of which one is shown at a time.
    ///
    /// - Parameters:
    ///   - peek: The part of the next row that is visible, in points.
    ///   - hasPageIndicator: Whether dots below the rows show the page and lead to the others.
    public static func paged(peek: CGFloat = 0, hasPageIndicator: Bool = false) -> CollectionViewSectionCarousel {
        CollectionViewSectionCarousel(itemWidth: .peek(peek), stops: .pages, hasPageIndicator: hasPageIndicator)
    }
}
