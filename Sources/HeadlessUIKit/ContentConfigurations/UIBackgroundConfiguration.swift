import Foundation

/// The background of a button or cell.
public struct UIBackgroundConfiguration: Hashable {
    /// The background color; `nil` leaves it to the button or cell.
    public var backgroundColor: UIColor?
    /// Transforms the background color.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius in points.
    public var cornerRadius: CGFloat = 0
    /// The color of the stroke; `nil` for none.
    public var strokeColor: UIColor?
    /// Transforms the stroke color.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke in points.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke outside the background, in points.
    public var strokeOutset: CGFloat = 0
    /// The insets of the background in the button or cell, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins are added to the background insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The visual effect behind the background color.
    public var visualEffect: UIVisualEffect?
    /// The image in front of the background color.
    public var image: UIImage?
    /// How the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// A view in the background, in front of the color.
    public var customView: UIView?

    /// The color of a list row that is neither highlighted nor selected.
    var restingColor: UIColor?

    init() {}

    /// Returns a transparent background.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    /// Whether both backgrounds have the same appearance.
    public static func == (lhs: UIBackgroundConfiguration, rhs: UIBackgroundConfiguration) -> Bool {
        lhs.backgroundColor == rhs.backgroundColor && lhs.cornerRadius == rhs.cornerRadius
            && lhs.strokeColor == rhs.strokeColor && lhs.strokeWidth == rhs.strokeWidth
            && lhs.backgroundInsets == rhs.backgroundInsets && lhs.customView === rhs.customView
            && lhs.strokeOutset == rhs.strokeOutset && lhs.visualEffect == rhs.visualEffect
            && lhs.edgesAddingLayoutMarginsToBackgroundInsets == rhs.edgesAddingLayoutMarginsToBackgroundInsets
            && lhs.image == rhs.image && lhs.imageContentMode == rhs.imageContentMode
            && lhs.backgroundColorTransformer?.identity == rhs.backgroundColorTransformer?.identity
            && lhs.strokeColorTransformer?.identity == rhs.strokeColorTransformer?.identity
    }

    /// Hashes the colors and the measurements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(strokeColor)
        hasher.combine(strokeWidth)
    }
}
