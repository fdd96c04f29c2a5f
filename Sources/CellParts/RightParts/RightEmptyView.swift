import PortableUIKit

/// The view of `RightEmpty`: nothing but the distance that every right part keeps from the trailing edge, so that the
/// left part does not run into it.
public final class RightEmptyView: UIView, RightContentView {
    /// The least width of the whole part, in points.
    public static func minWidth(content: RightEmpty) -> CGFloat {
        content.currentTheme.spacing.m
    }

    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: RightEmpty) -> CGSize {
        CGSize(width: min(minWidth(content: content), width.layoutLength), height: 0)
    }

    /// No: there is nothing that could move.
    public static func canStandBelow(content: RightEmpty) -> Bool {
        false
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: RightEmpty) {}
}
