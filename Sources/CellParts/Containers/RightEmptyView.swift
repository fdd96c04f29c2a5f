import PortableUIKit

/// The view of `RightEmpty`: only the trailing inset of right parts, so that the left part keeps its distance to the
/// edge.
public final class RightEmptyView: UIView, RightContentView {
    /// Returns the measurement of the trailing inset.
    public static func measure(fitting width: CGFloat, content: RightEmpty) -> PartMeasurement {
        let distance = CellTheme.current.spacing.m
        return PartMeasurement(size: CGSize(width: min(distance, width.layoutLength), height: 0), minWidth: distance)
    }

    /// Returns `nil`: an empty part never moves below.
    public static func measureBelow(fitting width: CGFloat, content: RightEmpty) -> PartMeasurement? {
        nil
    }

    /// Does nothing; there is nothing to show.
    public func update(with content: RightEmpty) {}
}
