import PortableUIKit

/// The view of `RightEmpty`: only the trailing inset of right parts, so that the left part keeps its distance to the
/// edge.
public final class RightEmptyView: UIView, RightContentView {
    /// Returns the measurement of the trailing inset.
    public static func measure(fitting width: CGFloat, content: RightEmpty) -> PartMeasurement {
        let spacing = CellTheme.current.spacing
        // Less where a narrow column needs the room.
        return PartMeasurement(
            size: CGSize(width: min(spacing.m, max(width, spacing.xxs).layoutLength), height: 0),
            minWidth: width < PartInsets.narrowWidth ? spacing.xxs : spacing.m
        )
    }

    /// Returns `nil`: an empty part never moves below.
    public static func measureBelow(fitting width: CGFloat, content: RightEmpty) -> PartMeasurement? {
        nil
    }

    /// Does nothing; there is nothing to show.
    public func update(with content: RightEmpty) {}
}
