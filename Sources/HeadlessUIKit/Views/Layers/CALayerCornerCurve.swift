import Foundation

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String

    /// Makes a curve of that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that goes over smoothly into the sides. Corners are drawn as quarters of circles here all the same.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
