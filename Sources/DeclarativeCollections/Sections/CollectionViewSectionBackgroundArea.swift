import PortableUIKit

/// The area of a section that its background covers.
public struct CollectionViewSectionBackgroundArea: Equatable, Sendable {
    /// The insets of the background from the edges of the area, in points; negative values extend it, nonfinite ones
    /// count as 0. `left` is the leading edge.
    public var insets: UIEdgeInsets
    /// Whether the area includes the header.
    public var includesHeader: Bool
    /// Whether the area includes the footer.
    public var includesFooter: Bool

    /// Creates an area; by default only the rows.
    public init(insets: UIEdgeInsets = .zero, includesHeader: Bool = false, includesFooter: Bool = false) {
        self.insets = insets
        self.includesHeader = includesHeader
        self.includesFooter = includesFooter
    }
}
