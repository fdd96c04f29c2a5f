import PortableUIKit

/// The corner radii of a theme by size, in points.
public struct CornerRadii: Hashable, Sendable {
    /// The radius of small elements, such as badges that are not pills.
    public var small: CGFloat

    /// The radius of images.
    public var medium: CGFloat

    /// The radius of cards and text fields.
    public var large: CGFloat

    /// The radii with other names, such as those of a brand's file.
    public var others: [NamedRadius] = []

    /// Creates a set of radii, in points.
    public init(small: CGFloat, medium: CGFloat, large: CGFloat) {
        self.small = small
        self.medium = medium
        self.large = large
    }
}

/// A corner radius with its name.
public struct NamedRadius: Hashable, Sendable {
    /// The name, such as `large` or `sheet`.
    public let name: String
    /// The radius, in points.
    public let value: CGFloat

    /// Creates a radius with a name.
    public init(_ name: String, _ value: CGFloat) {
        self.name = name
        self.value = value
    }
}

extension CornerRadii {
    /// All radii with their names: `small`, `medium` and `large`, then the others.
    public var named: [NamedRadius] {
        [NamedRadius("small", small), NamedRadius("medium", medium), NamedRadius("large", large)] + others
    }
}
