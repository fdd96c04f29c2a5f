import Foundation

/// Provides the timing curve of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The cubic curve; `nil` for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }

    /// The spring; `nil` for a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier timing curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    final let timing: TimingCurve

    /// The first control point, in units of duration and distance.
    public final let controlPoint1: CGPoint
    /// The second control point, in units of duration and distance.
    public final let controlPoint2: CGPoint

    /// Creates one of the predefined curves.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self.init(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))
        case .easeIn: self.init(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
        case .easeOut: self.init(controlPoint1: .zero, controlPoint2: CGPoint(x: 0.58, y: 1))
        case .linear: self.init(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
        }
    }

    /// Creates a curve with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        controlPoint1 = point1
        controlPoint2 = point2
        timing = .cubic(x1: Double(point1.x), y1: Double(point1.y), x2: Double(point2.x), y2: Double(point2.y))
        super.init()
    }

    /// The curve itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }

    /// Always `nil`.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring timing curve.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    final let dampingRatio: CGFloat

    /// The initial velocity in total distances a second.
    public final let initialVelocity: CGVector

    /// Creates a spring. A damping ratio of 1 does not overshoot; smaller ratios oscillate.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Creates a spring with an initial velocity in total distances a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        initialVelocity = velocity
        super.init()
    }

    /// Always `nil`.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// The spring itself.
    open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UIView {
    /// The pacing of an animation.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }
}
