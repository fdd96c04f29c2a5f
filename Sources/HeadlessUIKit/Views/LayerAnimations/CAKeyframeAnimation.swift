import Foundation

/// Leads a property through several values, or a point along an outline.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values one after the other.
    open var values: [Any]?
    /// The outline along which a point goes, in place of values.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1; nil for equal distances.
    open var keyTimes: [NSNumber]?
    /// The course from each value to the next; nil for even ones.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// What is shown between the values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether what goes along an outline turns with it.
    open var rotationMode: CAAnimationRotationMode?

    /// How many straight pieces stand for a curve.
    private static let piecesPerCurve = 16

    override func takeOver(_ other: CAAnimation) {
        super.takeOver(other)
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

    /// How far around a moment the direction is looked for.
    private static let step = 0.001

    /// Each value with what lies on the way to the next.
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
        // One time more than values: each is shown until the next time.
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

    /// The value after a share of the whole way through others.
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

/// What is shown between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a mode from Core Animation's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A mix of both neighbours.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// The value before, until the next one's turn.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// A mix, at the same speed all the way; times and courses do not count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Like `paced`; the way is straight between the values here.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How something turns while it goes along an outline.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a mode from Core Animation's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the outline.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Against the outline.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
