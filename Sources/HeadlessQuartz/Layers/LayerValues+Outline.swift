import Foundation

extension LayerValues {
    /// Returns the bounds with rounded corners.
    package func outline(corners: CornerShape) -> Path {
        roundedOutline(corners: corners).path
    }

    /// Returns the bounds with rounded corners, as canvases cache them.
    package func roundedOutline(corners: CornerShape) -> RoundedOutline {
        Self.outline(bounds, radius: cornerRadius, corners: corners)
    }

    /// Returns the centerline of the border, which is drawn inside the bounds.
    func borderCenterLine(corners: CornerShape) -> Path {
        let width = paintedBorderWidth
        let rect = bounds.insetBy(dx: width / 2, dy: width / 2)
        let inner = CornerShape(corners: corners.corners, radii: corners.radii?.grown(by: -width / 2))
        return Self.outline(rect, radius: max(0, cornerRadius - width / 2), corners: inner).path
    }

    /// The width of the border, limited to the size of the layer.
    var paintedBorderWidth: CGFloat { min(borderWidth, bounds.width, bounds.height) }

    private static func outline(_ rect: CGRect, radius: CGFloat, corners: CornerShape) -> RoundedOutline {
        // The raw values of both option sets are the same.
        let mask = UIRectCorner(rawValue: corners.corners.rawValue)
        return RoundedOutline(rect, radius: radius, corners: mask, radii: corners.radii)
    }
}

/// Which corners of a layer are rounded, and by how much if they differ.
package struct CornerShape {
    package var corners: CACornerMask
    /// The radii of the corners if they differ; they replace the layer's one.
    package var radii: RadiiByCorner?

    package init(corners: CACornerMask, radii: RadiiByCorner? = nil) {
        self.corners = corners
        self.radii = radii
    }
}

extension CALayer {
    /// The shape of the layer's corners.
    package final var cornerShape: CornerShape { CornerShape(corners: maskedCorners, radii: hints?.cornerRadii) }

    /// Rounds each corner by a radius of its own, in points; `nil` for the same radius at all of them.
    package final func setCornerRadii(_ radii: RadiiByCorner?) {
        guard radii != hints?.cornerRadii else { return }
        ensuredHints.cornerRadii = radii
        appearanceDidChange()
    }
}
