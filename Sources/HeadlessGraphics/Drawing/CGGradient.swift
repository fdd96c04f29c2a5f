import Foundation

/// The areas beyond the ends of a gradient that are filled with its first or last color.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt32

    /// Creates a set of options from a raw value.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The area before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The area after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colors at locations from 0 to 1, between which a context interpolates.
public final class CGGradient: Sendable {
    let stops: [Gradient.Stop]

    private init?(colors: [RGBA], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            Gradient.Stop(location: locations?[index] ?? CGFloat(index) / last, color: color)
        }
        self.stops = stops.sorted { $0.location < $1.location }
    }

    /// Creates a gradient of colors (`CGColor`), evenly distributed unless locations are given. The color space is
    /// always sRGB; `nil` if there are no colors.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { ($0 as? CGColor)?.rgba }
        self.init(
            colors: colors,
            locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        )
    }

    /// Creates a gradient of colors whose components in a color space, each followed by alpha, are in one array.
    public convenience init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        let length = space.numberOfComponents + 1
        let colors = (0..<max(0, count)).map { index in
            space.conversion.rgba(Array(UnsafeBufferPointer(start: components + index * length, count: length)))
        }
        self.init(
            colors: colors,
            locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        )
    }
}

extension CGContext {
    /// Fills the clipped area with a gradient between two points.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = hypot(x, y)
        guard length > 0, length.isFinite, startPoint.x.isFinite, startPoint.y.isFinite else { return }
        // A strip across the line between the points, longer where the gradient is.
        let before = options.contains(.drawsBeforeStartLocation) ? Self.faraway : 0
        let after = options.contains(.drawsAfterEndLocation) ? Self.faraway : 0
        let along = CGPoint(x: x / length, y: y / length)
        func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(
                x: startPoint.x + along.x * distance - along.y * side,
                y: startPoint.y + along.y * distance + along.x * side
            )
        }
        let path = Path.elements([
            .move(corner(-before, -Self.faraway)), .line(corner(length + after, -Self.faraway)),
            .line(corner(length + after, Self.faraway)), .line(corner(-before, Self.faraway)), .close,
        ])
        fill(path, with: .axial(from: startPoint, to: endPoint, stops: gradient.stops))
    }

    /// Fills the clipped area with a gradient between two circles. Circles with different centers are drawn around the
    /// center of the end circle.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let isReversed = startRadius > endRadius
        let (inner, outer) = (max(0, min(startRadius, endRadius)), max(startRadius, endRadius))
        guard outer > 0, outer.isFinite, endCenter.x.isFinite, endCenter.y.isFinite else { return }
        let stops = (isReversed ? gradient.stops.reversed() : gradient.stops).map { stop in
            let location = isReversed ? 1 - stop.location : stop.location
            return Gradient.Stop(location: (inner + location * (outer - inner)) / outer, color: stop.color)
        }
        let center = isReversed ? startCenter : endCenter
        let drawsOutside = options.contains(isReversed ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        let drawsInside = options.contains(isReversed ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        let radius = drawsOutside ? Self.faraway : outer
        func circle(_ radius: CGFloat) -> [PathElement] {
            Path.ellipse(CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
                .elements
        }
        if inner > 0, !drawsInside {
            canvas.save()
            canvas.clip(to: .elements(circle(Self.faraway) + circle(inner)), rule: .evenOdd)
        }
        fill(
            .elements(circle(radius)),
            with: .radial(around: center, radii: CGSize(width: outer, height: outer), stops: stops)
        )
        if inner > 0, !drawsInside { canvas.restore() }
    }

    /// A distance in points beyond the edges of every context.
    private static var faraway: CGFloat { 20_000 }

    private func fill(_ path: Path, with gradient: Gradient) {
        guard state.alpha > 0 else { return }
        if state.alpha < 1 { canvas.beginGroup(alpha: state.alpha) }
        canvas.fill(path, with: gradient)
        if state.alpha < 1 { canvas.endGroup() }
        bitmap?.didDraw()
    }
}
