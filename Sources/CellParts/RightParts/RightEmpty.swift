import PortableUIKit

/// No right part. Items that have none leave out the argument.
public struct RightEmpty: RightContent, Sendable {
    /// The view of the part.
    public typealias View = RightEmptyView

    /// Creates an empty right part.
    public init() {}
}
