import PortableUIKit

/// The corner radii of a theme by size, in points.
public struct CornerRadii: Hashable, Sendable {
    /// Small things, such as badges that are no pills.
    public var small: CGFloat

    /// Images.
    public var medium: CGFloat

    /// Cards and text fields.
    public var large: CGFloat

    /// Creates a set of radii, in points.
    public init(small: CGFloat, medium: CGFloat, large: CGFloat) {
        self.small = small
        self.medium = medium
        self.large = large
    }

    /// The radii of the design system.
    public static let standard = CornerRadii(small: .xxs, medium: .xs, large: .s)
}
