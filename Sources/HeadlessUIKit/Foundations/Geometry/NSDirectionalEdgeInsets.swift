import Foundation

/// Edge insets relative to the layout direction, in points.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
    /// The inset from the top edge, in points.
    public var top: CGFloat
    /// The inset from the leading edge, in points.
    public var leading: CGFloat
    /// The inset from the bottom edge, in points.
    public var bottom: CGFloat
    /// The inset from the trailing edge, in points.
    public var trailing: CGFloat

    /// Creates zero insets.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets with the given values, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Zero insets.
    public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
    /// Returns the insets with leading and trailing resolved to left and right.
    func resolved(isMirrored: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top,
            left: isMirrored ? trailing : leading,
            bottom: bottom,
            right: isMirrored ? leading : trailing
        )
    }
}
