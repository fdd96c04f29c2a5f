import PortableUIKit

/// A chevron at the right of a row that leads elsewhere.
public struct RightChevron: RightContent {

    public typealias View = RightChevronView

    /// Creates a chevron.
    public init() {}
}
