import PortableUIKit

/// The size of a picture at the left of a row.
public struct PictureSize: Hashable, Sendable {
    /// The width, in points.
    public var width: CGFloat

    /// The height, in points.
    public var height: CGFloat

    /// Creates a size in points. Lengths outside of 8...1,000 count as the nearer limit.
    public init(width: CGFloat, height: CGFloat) {
        self.width = Self.limited(width)
        self.height = Self.limited(height)
    }

    /// 24 by 24 points.
    public static let small = PictureSize(width: 24, height: 24)

    /// 40 by 40 points.
    public static let regular = PictureSize(width: 40, height: 40)

    /// 64 by 64 points.
    public static let large = PictureSize(width: 64, height: 64)

    /// 96 by 96 points.
    public static let huge = PictureSize(width: 96, height: 96)

    /// 64 by 48 points, for photos and videos.
    public static let landscape = PictureSize(width: 64, height: 48)

    /// 48 by 64 points, for books and posters.
    public static let portrait = PictureSize(width: 48, height: 64)

    /// The named sizes, for documents and tools.
    public static let named: KeyValuePairs<String, PictureSize> = [
        "small": .small,
        "regular": .regular,
        "large": .large,
        "huge": .huge,
        "landscape": .landscape,
        "portrait": .portrait,
    ]

    var points: CGSize { CGSize(width: width, height: height) }

    private static func limited(_ length: CGFloat) -> CGFloat {
        length > 8 ? min(length, 1_000) : 8
    }
}
