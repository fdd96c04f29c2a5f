import Foundation

/// What lies behind the content of a button or a cell.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The fill; nil leaves it to the button.
    public var backgroundColor: UIColor?
    /// Makes another color of the fill that would be shown.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The line around the background; none unless set.
    public var strokeColor: UIColor?
    /// Makes another color of the line that would be shown.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line, in points.
    public var strokeWidth: CGFloat = 0
    /// How far the line lies outside of the background.
    public var strokeOutset: CGFloat = 0
    /// How far the background lies inside the button.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the background keeps from the layout margins as well.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The material behind the fill.
    public var visualEffect: UIVisualEffect?
    /// The picture before the fill.
    public var image: UIImage?
    /// How the picture fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// Lies in the background, before the fill.
    public var customView: UIView?

    /// The color of a row of a list while it is neither touched nor selected.
    var restingColor: UIColor?

    init() {}

    /// A background that is not to be seen.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    /// Whether both are drawn alike.
    public static func == (lhs: UIBackgroundConfiguration, rhs: UIBackgroundConfiguration) -> Bool {
        lhs.backgroundColor == rhs.backgroundColor && lhs.cornerRadius == rhs.cornerRadius
            && lhs.strokeColor == rhs.strokeColor && lhs.strokeWidth == rhs.strokeWidth
            && lhs.backgroundInsets == rhs.backgroundInsets && lhs.customView === rhs.customView
            && lhs.strokeOutset == rhs.strokeOutset && lhs.visualEffect === rhs.visualEffect
            && lhs.edgesAddingLayoutMarginsToBackgroundInsets == rhs.edgesAddingLayoutMarginsToBackgroundInsets
            && lhs.image == rhs.image && lhs.imageContentMode == rhs.imageContentMode
            && lhs.backgroundColorTransformer?.identity == rhs.backgroundColorTransformer?.identity
            && lhs.strokeColorTransformer?.identity == rhs.strokeColorTransformer?.identity
    }

    /// Hashes the colours and lengths.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(strokeColor)
        hasher.combine(strokeWidth)
    }
}
