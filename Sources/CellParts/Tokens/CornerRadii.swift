import PortableUIKit

/// The corner radii of a theme by size, in points.
public struct CornerRadii: Hashable, Sendable {
    /// The radius of small elements, such as badges that are not pills.
    public var small: CGFloat

    /// The radius of images.
    public var medium: CGFloat

    /// The radius of cards and text fields.
    public var large: CGFloat

    /// Creates a set of radii, in points.
    public init(small: CGFloat, medium: CGFloat, large: CGFloat) {
        self.small = small
        self.medium = medium
        self.large = large
    }
}
