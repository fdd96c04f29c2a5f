import Foundation

/// Provides the timing curve of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCopying {
    /// Which of the curves applies.
    var timingCurveType: UITimingCurveType { get }

    /// The cubic curve; `nil` for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }

    /// The spring; `nil` for a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
    /// One of UIKit's curves.
    case builtin
    /// A cubic Bézier curve.
    case cubic
    /// A spring.
    case spring
    /// A cubic curve and a spring. The spring applies here.
    case composed
}

extension UITimingCurveProvider {
    /// Returns the curve for an animation of a duration in seconds.
    func curve(duration: TimeInterval) -> TimingCurve {
        let spring = timingCurveType == .cubic || timingCurveType == .builtin ? nil : springTimingParameters
        guard let spring else { return cubicTimingParameters?.timing ?? .easeInOut }
        let velocity = max(abs(spring.initialVelocity.dx), abs(spring.initialVelocity.dy))
        return .spring(dampingRatio: Double(spring.dampingRatio), initialVelocity: Double(velocity) * duration)
    }
}
