import PortableUIKit

/// The part of a section that its background lies behind.
public struct CollectionViewSectionBackgroundArea: Equatable, Sendable {
    /// The space between the edges of the part and the background, in points; negative to reach beyond the edges, 0 for
    /// what is not finite. `left` is the leading side.
    public var insets: UIEdgeInsets
    /// Whether it lies behind the header as well.
    public var includesHeader: Bool
    /// Whether it lies behind the footer as well.
    public var includesFooter: Bool

    /// Describes a part; without arguments the rows alone.
    public init(insets: UIEdgeInsets = .zero, includesHeader: Bool = false, includesFooter: Bool = false) {
        self.insets = insets
        self.includesHeader = includesHeader
        self.includesFooter = includesFooter
    }
}
