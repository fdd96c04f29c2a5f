import Foundation

extension LayerValues {
    /// The bounds with their rounded corners.
    func outline(corners: CACornerMask) -> Path {
        Self.path(bounds, radius: cornerRadius, corners: corners)
    }

    /// The line in the middle of the border, which lies inside the bounds.
    func borderCenterLine(corners: CACornerMask) -> Path {
        let width = paintedBorderWidth
        let rect = bounds.insetBy(dx: width / 2, dy: width / 2)
        return Self.path(rect, radius: max(0, cornerRadius - width / 2), corners: corners)
    }

    /// A border is no wider than the layer.
    var paintedBorderWidth: CGFloat { min(borderWidth, bounds.width, bounds.height) }

    private static func path(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) -> Path {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0, !corners.isEmpty else { return .rect(rect) }
        var builder = PathBuilder()
        // The bits of both sets of corners are the same.
        builder.addRoundedRect(
            rect,
            radii: CGSize(width: radius, height: radius),
            corners: UIRectCorner(rawValue: corners.rawValue)
        )
        return builder.path
    }
}
