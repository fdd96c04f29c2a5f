import Foundation

/// The value of a property as numbers that can be interpolated.
package struct AnimatableValue {
    package enum Kind: Equatable {
        case number, point, size, rect, color, transform
        /// A path: `steps` holds its elements, the components are their coordinates.
        case path
        case numbers, colors
    }

    package var kind: Kind
    /// The numbers. Colors are premultiplied, so that they blend correctly.
    package var components: [Double]
    /// The elements of a path whose coordinates are the components.
    package var steps: [PathElement] = []

    package init(kind: Kind, components: [Double]) {
        self.kind = kind
        self.components = components
    }

    /// The additive identity of the same kind.
    package var zero: AnimatableValue {
        var zero = self
        zero.components = kind == .transform ? [1, 0, 0, 1, 0, 0] : components.map { _ in 0 }
        return zero
    }

    /// The additive inverse.
    var negated: AnimatableValue {
        guard kind != .transform else { return AnimatableValue(transform.inverted()) }
        var negated = self
        negated.components = components.map { -$0 }
        return negated
    }

    /// Returns the sum of both values; transforms are concatenated.
    package func adding(_ other: AnimatableValue) -> AnimatableValue {
        if kind == .transform { return AnimatableValue(other.transform.concatenating(transform)) }
        return combined(with: other) { $0 + $1 }
    }

    /// Returns the value at a progress from 0 to 1 towards another; `other` if the two cannot be interpolated.
    package func interpolated(to other: AnimatableValue, progress: Double) -> AnimatableValue {
        if kind == .transform {
            return AnimatableValue(transform.interpolated(to: other.transform, progress: CGFloat(progress)))
        }
        return combined(with: other) { $0 + ($1 - $0) * progress }
    }

    /// Returns the value at a progress from `self` to `other` on the Catmull-Rom spline through `after`, `self`,
    /// `other` and `before`.
    package func interpolated(
        to other: AnimatableValue,
        after: Self,
        before: Self,
        progress t: Double
    ) -> AnimatableValue {
        guard kind != .transform, after.components.count == before.components.count,
            after.components.count == components.count
        else { return interpolated(to: other, progress: t) }
        var result = interpolated(to: other, progress: t)
        guard result.components.count == components.count else { return result }
        for index in components.indices {
            let (p0, p1) = (after.components[index], components[index])
            let (p2, p3) = (other.components[index], before.components[index])
            let slopes = (p2 - p0, 2 * p0 - 5 * p1 + 4 * p2 - p3, 3 * (p1 - p2) + p3 - p0)
            result.components[index] = p1 + t / 2 * (slopes.0 + t * (slopes.1 + t * slopes.2))
        }
        return result
    }

    /// Returns the Euclidean distance to another value.
    package func distance(to other: AnimatableValue) -> Double {
        zip(components, other.components).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    private func combined(with other: AnimatableValue, _ mix: (Double, Double) -> Double) -> AnimatableValue {
        guard kind == other.kind, components.count == other.components.count, steps.count == other.steps.count else {
            return other
        }
        var result = other
        result.components = zip(components, other.components).map(mix)
        return result
    }
}

// MARK: - Conversions

extension AnimatableValue {
    package init(_ number: Double) { self.init(kind: .number, components: [number]) }
    package init(_ point: CGPoint) { self.init(kind: .point, components: [Double(point.x), Double(point.y)]) }
    package init(_ size: CGSize) { self.init(kind: .size, components: [Double(size.width), Double(size.height)]) }

    package init(_ rect: CGRect) {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        self.init(kind: .rect, components: numbers.map(Double.init))
    }

    package init(_ transform: CGAffineTransform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        self.init(kind: .transform, components: numbers.map(Double.init))
    }

    package init(_ color: CGColor?) { self.init(kind: .color, components: Self.numbers(of: color?.rgba ?? .clear)) }
    package init(_ numbers: [Double]) { self.init(kind: .numbers, components: numbers) }

    package init(_ colors: [CGColor]) {
        self.init(kind: .colors, components: colors.flatMap { Self.numbers(of: $0.rgba) })
    }

    package init(_ path: CGPath) {
        let steps = path.path.elements
        self.init(kind: .path, components: steps.flatMap(\.points).flatMap { [Double($0.x), Double($0.y)] })
        self.steps = steps
    }

    package var number: Double { components[0] }
    package var point: CGPoint { CGPoint(x: components[0], y: components[1]) }
    package var size: CGSize { CGSize(width: components[0], height: components[1]) }
    package var rect: CGRect { CGRect(x: components[0], y: components[1], width: components[2], height: components[3]) }

    package var transform: CGAffineTransform {
        guard kind == .transform else { return .identity }
        let numbers = components.map { CGFloat($0) }
        return CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }

    package var color: CGColor { Self.color(of: components[0..<4]) }

    package var colors: [CGColor] {
        stride(from: 0, to: components.count - 3, by: 4).map { Self.color(of: components[$0..<($0 + 4)]) }
    }

    package var path: CGPath {
        var points = stride(from: 0, to: components.count - 1, by: 2)
            .map { CGPoint(x: components[$0], y: components[$0 + 1]) }[...]
        let elements = steps.map { step -> PathElement in
            let own = points.prefix(step.points.count)
            points = points.dropFirst(own.count)
            let first = own.startIndex
            switch step {
            case .move: return .move(own[first])
            case .line: return .line(own[first])
            case .curve: return .curve(own[first], own[first + 1], to: own[first + 2])
            case .close: return .close
            }
        }
        return CGPath(builder: PathBuilder(.elements(elements)))
    }

    private static func numbers(of color: RGBA) -> [Double] {
        [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha].map(Double.init)
    }

    private static func color(of numbers: ArraySlice<Double>) -> CGColor {
        let values = numbers.map { CGFloat($0) }
        let alpha = values[3]
        guard alpha > 0 else { return CGColor(rgba: .clear) }
        return CGColor(
            rgba: RGBA(red: values[0] / alpha, green: values[1] / alpha, blue: values[2] / alpha, alpha: alpha)
        )
    }
}
