import Foundation

/// Animates a property through several values, or a point along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The keyframe values in order.
    open var values: [Any]?
    /// The path that a point follows. It takes precedence over `values`.
    open var path: CGPath?
    /// The time of each value, from 0 to 1; `nil` for equal intervals.
    open var keyTimes: [NSNumber]?
    /// The pacing from each value to the next; `nil` is linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between the keyframes are calculated.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether the layer rotates to follow the tangent of the path.
    open var rotationMode: CAAnimationRotationMode?

    /// The number of line segments that approximate a curve.
    private static let piecesPerCurve = 16

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path?.copy()
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        rotationMode = other.rotationMode
    }

    override func value(at moment: MediaMoment, base: AnimatableValue) -> AnimatableValue? {
        let pieces = pieces(like: base)
        guard let first = pieces.first?.first else { return nil }
        let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
        guard pieces.count > 1 || pieces[0].count > 1 else { return first }
        if isPaced { return Self.value(along: pieces.flatMap { $0 }, share: moment.fraction) }
        if calculationMode == .discrete { return discrete(pieces, at: moment.fraction) }
        return continuous(pieces, at: moment.fraction)
    }

    override func turn(at moment: MediaMoment, base: AnimatableValue) -> Double? {
        guard let rotationMode, path != nil, base.kind == .point else { return nil }
        var (before, after) = (moment, moment)
        before.fraction = max(0, moment.fraction - Self.step)
        after.fraction = min(1, moment.fraction + Self.step)
        guard let start = value(at: before, base: base)?.point, let end = value(at: after, base: base)?.point else {
            return nil
        }
        let angle = atan2(Double(end.y - start.y), Double(end.x - start.x))
        return rotationMode == .rotateAutoReverse ? angle + .pi : angle
    }

    /// The progress before and after a moment between which the tangent is measured.
    private static let step = 0.001

    /// Returns each keyframe value, followed by the points of the curve to the next one.
    private func pieces(like base: AnimatableValue) -> [[AnimatableValue]] {
        guard let path, base.kind == .point else {
            return (values ?? []).compactMap { AnimatableValue($0, like: base) }.map { [$0] }
        }
        var pieces: [[AnimatableValue]] = []
        var current = CGPoint.zero
        for element in path.path.elements {
            if case .curve(let first, let second, let end) = element, !pieces.isEmpty {
                let curve = (1..<Self.piecesPerCurve).map { index in
                    let share = CGFloat(index) / CGFloat(Self.piecesPerCurve)
                    return AnimatableValue(Path.pointOnCurve(current, first, second, end, at: share))
                }
                pieces[pieces.count - 1] += curve
            }
            guard let end = element.points.last else { continue }
            pieces.append([AnimatableValue(end)])
            current = end
        }
        if path.path.elements.last == .close, let start = pieces.first?.first { pieces.append([start]) }
        return pieces
    }

    private func discrete(_ pieces: [[AnimatableValue]], at fraction: Double) -> AnimatableValue? {
        // Discrete key times have one more entry than there are values: each value lasts until the next time.
        let times = times(count: pieces.count + 1).prefix(pieces.count)
        let index = times.lastIndex { $0 <= fraction } ?? 0
        return pieces[index].first
    }

    private func continuous(_ pieces: [[AnimatableValue]], at fraction: Double) -> AnimatableValue? {
        let times = times(count: pieces.count)
        let index = min(times.lastIndex { $0 <= fraction } ?? 0, pieces.count - 2)
        let length = times[index + 1] - times[index]
        var share = length > 0 ? min(1, max(0, (fraction - times[index]) / length)) : 1
        if let functions = timingFunctions, functions.indices.contains(index) {
            share = functions[index].curve.value(at: share)
        }
        let (start, end) = (pieces[index][0], pieces[index + 1][0])
        if calculationMode == .cubic {
            let after = pieces[max(0, index - 1)][0]
            let before = pieces[min(pieces.count - 1, index + 2)][0]
            return start.interpolated(to: end, after: after, before: before, progress: share)
        }
        guard pieces[index].count > 1 else { return start.interpolated(to: end, progress: share) }
        return Self.value(along: pieces[index] + [end], share: share)
    }

    private func times(count: Int) -> [Double] {
        if let keyTimes, keyTimes.count >= count { return keyTimes.prefix(count).map(\.doubleValue) }
        return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }

    /// Returns the value at a share of the total distance along a polyline of values.
    private static func value(along values: [AnimatableValue], share: Double) -> AnimatableValue? {
        let distances = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
        var rest = distances.reduce(0, +) * share
        for (index, distance) in distances.enumerated() {
            if rest <= distance, distance > 0 {
                return values[index].interpolated(to: values[index + 1], progress: rest / distance)
            }
            rest -= distance
        }
        return values.last
    }
}

/// How a keyframe animation calculates the values between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a mode from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Interpolates linearly between neighbors.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Holds each value until the time of the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Interpolates linearly at a constant speed. Key times and timing functions are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Interpolates along a Catmull-Rom spline through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Like `paced`. The path between the values is straight here, not a spline.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer rotates while it follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a mode from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Rotates to the tangent of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Rotates to the tangent of the path plus 180 degrees.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
