import PortableUIKit

/// An image URL with the size and scale at which the image is drawn.
public struct ImageRequest: Hashable, Sendable {
    /// The URL of the image.
    public var url: URL

    /// The size at which the image is drawn, in points. The image is scaled to fill it and clipped.
    public var size: CGSize

    /// The number of pixels per point.
    public var scale: CGFloat

    /// Creates a request.
    public init(url: URL, size: CGSize, scale: CGFloat) {
        self.url = url
        self.size = size
        self.scale = scale
    }

    /// Hashes the components of the size, because `CGSize` is not `Hashable` on all platforms.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(scale)
    }
}
