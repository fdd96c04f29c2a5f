import Foundation

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The raw value of the curve, as in Core Animation.
    public let rawValue: String

    /// Creates a curve from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that blends smoothly into the sides. Drawn as a quarter circle here.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
