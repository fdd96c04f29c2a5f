import Foundation

extension CAGradientLayer {
    /// The animatable appearance of a gradient layer.
    package struct Appearance {
        package var colors: [Any]?
        package var locations: [NSNumber]?
        package var startPoint = CGPoint(x: 0.5, y: 0)
        package var endPoint = CGPoint(x: 0.5, y: 1)
        package var type = CAGradientLayerType.axial
    }
}

extension CAGradientLayer.Appearance {
    package static func property(_ names: ArraySlice<Substring>) -> AnimatableProperty<Self>? {
        switch names.first {
        case "startPoint": .point(\.startPoint)
        case "endPoint": .point(\.endPoint)
        case "colors":
            AnimatableProperty(
                get: { AnimatableValue(($0.colors ?? []).compactMap { $0 as? CGColor }) },
                set: { $0.colors = $1.colors }
            )
        case "locations":
            AnimatableProperty(
                get: { AnimatableValue(($0.locations ?? []).map(\.doubleValue)) },
                set: { appearance, value in appearance.locations = value.components.map { NSNumber(value: $0) } }
            )
        default: nil
        }
    }

    package func gradient(in bounds: CGRect, stops: [Gradient.Stop]) -> Gradient {
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
        }
        let (start, end) = (place(startPoint), place(endPoint))
        if type == .conic {
            let corners = [
                (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY),
                (bounds.maxX, bounds.maxY),
            ]
            let radius = corners.map { hypot($0.0 - start.x, $0.1 - start.y) }.max() ?? 0
            return .conic(around: start, from: end, radius: radius, stops: stops)
        }
        guard type == .radial else { return .axial(from: start, to: end, stops: stops) }
        return .radial(
            around: start,
            radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)),
            stops: stops
        )
    }

    package var stops: [Gradient.Stop] {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.rgba }
        let places: [CGFloat]
        if let locations {
            places = locations.map { CGFloat($0.doubleValue) }
        } else {
            places = colors.indices.map { colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0 }
        }
        var last: CGFloat = 0
        return zip(places, colors).map { place, color in
            // A location less than the previous one is raised to it.
            last = min(max(place.isFinite ? place : last, last), 1)
            return Gradient.Stop(location: last, color: color)
        }
    }
}
