import Foundation

/// The pacing of an animation as a curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
    package final let curve: TimingCurve
    private final let points: [SIMD2<Float>]

    /// Creates one of the predefined timing functions.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [[0, 0], [c1x, c1y], [c2x, c2y], [1, 1]]
        curve = .cubic(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
        super.init()
    }

    /// Writes the coordinates of one of the curve's four points; 0 and 3 are its ends.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        precondition(points.indices.contains(idx), "A timing function has four points, and \(idx) is none of them.")
        ptr[0] = points[idx].x
        ptr[1] = points[idx].y
    }

    /// Whether both curves have the same points.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.points == points
    }

    /// A hash of the points.
    open override var hash: Int { points.hashValue }
}

/// The names of the predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a name from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Starts slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Starts and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of Core Animation's implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
