import Foundation

/// The shape of the pointer.
public enum UIPointerShape {
    /// The outline of a path, in points around the center of the pointer.
    case path(UIBezierPath)
    /// A rectangle with rounded corners, in the coordinates of the preview's container.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical beam with a length, as over text.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam with a length.
    case horizontalBeam(length: CGFloat)

    /// The radius of corners, in points.
    public static let defaultCornerRadius: CGFloat = 8
}
