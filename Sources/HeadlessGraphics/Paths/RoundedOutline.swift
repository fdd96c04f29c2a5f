import Foundation

/// The radii of a rectangle's corners, in points.
package struct RadiiByCorner: Hashable, Sendable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomLeft: CGFloat
    package var bottomRight: CGFloat

    package init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    /// Creates equal radii for some corners and 0 for the others.
    package init(radius: CGFloat, corners: UIRectCorner) {
        self.init(
            topLeft: corners.contains(.topLeft) ? radius : 0,
            topRight: corners.contains(.topRight) ? radius : 0,
            bottomLeft: corners.contains(.bottomLeft) ? radius : 0,
            bottomRight: corners.contains(.bottomRight) ? radius : 0
        )
    }

    /// The greatest of the radii.
    package var greatest: CGFloat { max(topLeft, topRight, bottomLeft, bottomRight) }

    /// Returns the radii changed by a distance, none below 0. Square corners stay square.
    package func grown(by distance: CGFloat) -> RadiiByCorner {
        func grown(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius + distance) : 0 }
        return RadiiByCorner(
            topLeft: grown(topLeft),
            topRight: grown(topRight),
            bottomLeft: grown(bottomLeft),
            bottomRight: grown(bottomRight)
        )
    }

    /// Returns radii that fit into a rectangle: if two on one side are longer than the side, all shrink by the same
    /// factor. Source: CSS Backgrounds and Borders, corner overlap.
    package func fitting(_ size: CGSize) -> RadiiByCorner {
        var factor: CGFloat = 1
        for (sum, side) in [
            (topLeft + topRight, size.width), (bottomLeft + bottomRight, size.width),
            (topLeft + bottomLeft, size.height), (topRight + bottomRight, size.height),
        ] where sum > side && sum > 0 {
            factor = min(factor, max(0, side) / sum)
        }
        guard factor < 1 else { return self }
        return RadiiByCorner(
            topLeft: topLeft * factor,
            topRight: topRight * factor,
            bottomLeft: bottomLeft * factor,
            bottomRight: bottomRight * factor
        )
    }
}

/// A rectangle with some corners rounded.
package struct RoundedOutline: Equatable, Sendable {
    package let rect: CGRect
    package let radius: CGFloat
    package let corners: UIRectCorner
    /// The radii of the corners if they differ; they replace `radius` and `corners`.
    package let radii: RadiiByCorner?

    package init(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner, radii: RadiiByCorner? = nil) {
        self.rect = rect
        self.radius = radius
        self.corners = corners
        self.radii = radii
    }

    /// The path of the outline. The radius is limited to half of a side.
    package var path: Path {
        if let radii {
            guard radii.greatest > 0 else { return .rect(rect) }
            var builder = PathBuilder()
            builder.addRoundedRect(rect, radii: radii)
            return builder.path
        }
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0, !corners.isEmpty else { return .rect(rect) }
        var builder = PathBuilder()
        builder.addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: corners)
        return builder.path
    }
}
