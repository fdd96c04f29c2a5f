import Foundation

/// The course of an animation between its beginning and its end.
open class CAMediaTimingFunction: NSObject {
    final let curve: TimingCurve
    private final let points: [SIMD2<Float>]

    /// One of the usual courses.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// A cubic curve from (0, 0) to (1, 1) with those two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [[0, 0], [c1x, c1y], [c2x, c2y], [1, 1]]
        curve = .cubic(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
        super.init()
    }

    /// Writes the coordinates of one of the four points of the curve, its ends being the first and the last.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        precondition(points.indices.contains(idx), "A timing function has four points, and \(idx) is none of them.")
        ptr[0] = points[idx].x
        ptr[1] = points[idx].y
    }

    /// Whether both have the same points.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.points == points
    }

    /// Hashes the points.
    open override var hash: Int { points.hashValue }
}

/// The usual courses of animations.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a name from Core Animation's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Evenly.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slowly at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slowly at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slowly at first and at last.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As layers animate by themselves.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
