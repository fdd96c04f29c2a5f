import PortableUIKit

/// An empty right part, the default of items.
public struct RightEmpty: RightContent, Sendable {
    /// The view of the part.
    public typealias View = RightEmptyView

    /// Creates an empty right part.
    public init() {}
}
