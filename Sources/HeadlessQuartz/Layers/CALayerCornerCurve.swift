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

    /// The factor by which a radius grows for a continuous curve, as Core Animation returns it.
    static let continuousExpansion: CGFloat = 1.528665
}
