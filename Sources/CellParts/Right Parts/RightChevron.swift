import PortableUIKit

/// A chevron at the right of a row that leads elsewhere.
public struct RightChevron: RightContent {

    /// The view of the part.
    public typealias View = RightChevronView

    /// Creates a chevron.
    public init() {}
}
