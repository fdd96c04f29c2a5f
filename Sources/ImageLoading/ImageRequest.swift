import PortableUIKit

/// An image as a view needs it.
public struct ImageRequest: Hashable, Sendable {
    /// Where the image is.
    public var url: URL

    /// The size it is drawn at, in points. The image fills it; what is beyond is clipped.
    public var size: CGSize

    /// The number of pixels per point.
    public var scale: CGFloat

    /// Creates a request.
    public init(url: URL, size: CGSize, scale: CGFloat) {
        self.url = url
        self.size = size
        self.scale = scale
    }

    /// The same value hashes the same on every platform, which sizes do not promise.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(scale)
    }
}
