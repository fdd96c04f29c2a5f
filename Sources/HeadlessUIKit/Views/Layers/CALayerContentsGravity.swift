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
    /// The equivalent content mode of views.
    var contentMode: UIView.ContentMode {
        switch self {
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        default: .scaleToFill
        }
    }
}
