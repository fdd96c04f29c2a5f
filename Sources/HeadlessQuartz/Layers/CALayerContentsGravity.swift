import Foundation

/// The placement of a layer's contents whose size differs from the bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The raw value of the gravity, as in Core Animation.
    public let rawValue: String

    /// Creates a gravity from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Centered, at the original size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Centered horizontally at the top edge, at the original size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Centered horizontally at the bottom edge, at the original size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Centered vertically at the left edge, at the original size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Centered vertically at the right edge, at the original size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top-left corner, at the original size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top-right corner, at the original size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom-left corner, at the original size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom-right corner, at the original size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Scaled to fill the bounds, changing the aspect ratio.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds, keeping the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, keeping the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension CALayerContentsGravity {
    /// Where contents of another size lie.
    package var placement: ContentPlacement {
        switch self {
        case .center: ContentPlacement()
        case .top: ContentPlacement(vertical: 0)
        case .bottom: ContentPlacement(vertical: 1)
        case .left: ContentPlacement(horizontal: 0)
        case .right: ContentPlacement(horizontal: 1)
        case .topLeft: ContentPlacement(horizontal: 0, vertical: 0)
        case .topRight: ContentPlacement(horizontal: 1, vertical: 0)
        case .bottomLeft: ContentPlacement(horizontal: 0, vertical: 1)
        case .bottomRight: ContentPlacement(horizontal: 1, vertical: 1)
        case .resizeAspect: ContentPlacement(scale: .aspectFit)
        case .resizeAspectFill: ContentPlacement(scale: .aspectFill)
        default: ContentPlacement(scale: .fill)
        }
    }
}
