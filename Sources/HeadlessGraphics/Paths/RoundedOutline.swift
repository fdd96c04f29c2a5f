import Foundation

/// A rectangle with some corners rounded.
package struct RoundedOutline: Sendable {
    package let rect: CGRect
    package let radius: CGFloat
    package let corners: UIRectCorner

    package init(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
        self.rect = rect
        self.radius = radius
        self.corners = corners
    }

    /// The path of the outline. The radius is limited to half of a side.
    package var path: Path {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0, !corners.isEmpty else { return .rect(rect) }
        var builder = PathBuilder()
        builder.addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: corners)
        return builder.path
    }
}
