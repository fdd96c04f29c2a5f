import Foundation

/// A cubic Bézier timing curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    nonisolated private let curve: UIView.AnimationCurve?
    nonisolated private let points: (first: CGPoint, second: CGPoint)

    /// The predefined curve; `.easeInOut` for a curve with control points of its own.
    open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }

    /// The first control point, in units of duration and distance.
    open var controlPoint1: CGPoint { points.first }

    /// The second control point, in units of duration and distance.
    open var controlPoint2: CGPoint { points.second }

    /// Creates the curve that UIKit's own animations have.
    public override init() {
        curve = nil
        points = Self.systemPoints
        super.init()
    }

    /// Timing parameters can't be decoded from archives here. Always returns `nil`.
    public init?(coder: NSCoder) {
        return nil
    }

    /// Creates one of the predefined curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = curve
        switch curve {
        case .easeInOut: points = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: points = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: points = (.zero, CGPoint(x: 0.58, y: 1))
        case .linear: points = (.zero, CGPoint(x: 1, y: 1))
        }
        super.init()
    }

    /// Creates a curve with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = nil
        points = (point1, point2)
        super.init()
    }

    /// The control points of Core Animation's default curve.
    private static let systemPoints = (first: CGPoint(x: 0.25, y: 0.1), second: CGPoint(x: 0.25, y: 1))

    var timing: TimingCurve {
        let (first, second) = (controlPoint1, controlPoint2)
        if first.x == first.y, second.x == second.y { return .linear }
        return .cubic(x1: Double(first.x), y1: Double(first.y), x2: Double(second.x), y2: Double(second.y))
    }

    /// `builtin` for a predefined curve, otherwise `cubic`.
    open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }

    /// The curve itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }

    /// Always `nil`.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// Returns the curve itself, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
