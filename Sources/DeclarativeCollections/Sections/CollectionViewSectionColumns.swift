import PortableUIKit

/// The number of columns of a section.
public enum CollectionViewSectionColumns: Hashable, Sendable {
    /// A fixed number of columns. Values below 1 count as 1.
    case fixed(Int)
    /// As many columns of at least `minWidth` points as fit, including spacing, but at most `max`.
    ///
    /// The minimum width is that at the standard text size; with larger texts it grows as they do, so that there are fewer
    /// columns.
    ///
    /// One column if `minWidth` is wider than the section or is not a positive finite number.
    case adaptive(minWidth: CGFloat, max: Int? = nil)
}
