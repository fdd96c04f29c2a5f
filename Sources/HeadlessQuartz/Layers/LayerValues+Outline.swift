import Foundation

extension LayerValues {
    /// Returns the bounds with rounded corners.
    package func outline(corners: CACornerMask) -> Path {
        roundedOutline(corners: corners).path
    }

    /// Returns the bounds with rounded corners, as canvases cache them.
    package func roundedOutline(corners: CACornerMask) -> RoundedOutline {
        Self.outline(bounds, radius: cornerRadius, corners: corners)
    }

    /// Returns the centerline of the border, which is drawn inside the bounds.
    func borderCenterLine(corners: CACornerMask) -> Path {
        let width = paintedBorderWidth
        let rect = bounds.insetBy(dx: width / 2, dy: width / 2)
        return Self.outline(rect, radius: max(0, cornerRadius - width / 2), corners: corners).path
    }

    /// The width of the border, limited to the size of the layer.
    var paintedBorderWidth: CGFloat { min(borderWidth, bounds.width, bounds.height) }

    private static func outline(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) -> RoundedOutline {
        // The raw values of both option sets are the same.
        RoundedOutline(rect, radius: radius, corners: UIRectCorner(rawValue: corners.rawValue))
    }
}
