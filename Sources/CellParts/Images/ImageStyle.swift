import PortableUIKit

/// The shape an image is clipped to.
public enum ImageStyle: String, CaseIterable, Hashable, Sendable {
    /// A circle, for people.
    case circular

    /// A rectangle with rounded corners, for objects.
    case rounded

    /// A plain rectangle.
    case square

    /// Returns the corner radius of an image of the given size, in points.
    func cornerRadius(of size: CGSize, _ radii: CornerRadii) -> CGFloat {
        switch self {
        case .circular: min(size.width, size.height) / 2
        case .rounded: radii.medium
        case .square: 0
        }
    }
}
