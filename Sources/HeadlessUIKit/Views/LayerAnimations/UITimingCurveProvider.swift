import Foundation

/// Tells how an animator's animations run through their time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The cubic part, nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }

    /// The spring part, nil for a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A course through time given by a cubic curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    final let timing: TimingCurve

    /// The first control point of the curve, in units of duration and distance.
    public final let controlPoint1: CGPoint
    /// The second control point of the curve, in units of duration and distance.
    public final let controlPoint2: CGPoint

    /// One of the usual curves.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self.init(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))
        case .easeIn: self.init(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
        case .easeOut: self.init(controlPoint1: .zero, controlPoint2: CGPoint(x: 0.58, y: 1))
        case .linear: self.init(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
        }
    }

    /// A curve with those control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        controlPoint1 = point1
        controlPoint2 = point2
        timing = .cubic(x1: Double(point1.x), y1: Double(point1.y), x2: Double(point2.x), y2: Double(point2.y))
        super.init()
    }

    /// This.
    open var cubicTimingParameters: UICubicTimingParameters? { self }

    /// Nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A course through time like that of a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    final let dampingRatio: CGFloat

    /// The velocity at the start, in whole distances a second.
    public final let initialVelocity: CGVector

    /// A spring that overshoots the less the nearer the ratio is to 1.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// A spring that starts with a velocity in whole distances a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        initialVelocity = velocity
        super.init()
    }

    /// Nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// This.
    open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UIView {
    /// How an animation runs through its time.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }
}
