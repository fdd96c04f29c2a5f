import PortableUIKit

/// How many columns the rows of a section have.
public enum CollectionViewSectionColumns: Hashable, Sendable {
    /// The same number at every width. Numbers below 1 mean 1.
    case fixed(Int)
    /// As many columns of at least `minWidth` points as fit, spacing included, and no more than `max`.
    ///
    /// One column where `minWidth` is wider than the section, or is not a positive finite number.
    case adaptive(minWidth: CGFloat, max: Int? = nil)
}
