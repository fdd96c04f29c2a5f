import Foundation

extension LayerValues {
    /// Returns the path of the bounds with rounded corners.
    func outline(corners: CACornerMask) -> Path {
        Self.path(bounds, radius: cornerRadius, corners: corners)
    }

    /// Returns the centerline of the border, which is drawn inside the bounds.
    func borderCenterLine(corners: CACornerMask) -> Path {
        let width = paintedBorderWidth
        let rect = bounds.insetBy(dx: width / 2, dy: width / 2)
        return Self.path(rect, radius: max(0, cornerRadius - width / 2), corners: corners)
    }

    /// The width of the border, limited to the size of the layer.
    var paintedBorderWidth: CGFloat { min(borderWidth, bounds.width, bounds.height) }

    private static func path(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) -> Path {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0, !corners.isEmpty else { return .rect(rect) }
        var builder = PathBuilder()
        // The raw values of both option sets are the same.
        builder.addRoundedRect(
            rect,
            radii: CGSize(width: radius, height: radius),
            corners: UIRectCorner(rawValue: corners.rawValue)
        )
        return builder.path
    }
}
