import PortableUIKit

/// The view of `RightEmpty`: nothing but the distance that every right part keeps from the trailing edge, so that the
/// left part does not run into it.
public final class RightEmptyView: UIView, RightContentView {
    /// Measures the distance.
    public static func measure(fitting width: CGFloat, content: RightEmpty) -> PartMeasurement {
        let distance = CellTheme.current.spacing.m
        return PartMeasurement(size: CGSize(width: min(distance, width.layoutLength), height: 0), minWidth: distance)
    }

    /// None: there is nothing that could move.
    public static func measureBelow(fitting width: CGFloat, content: RightEmpty) -> PartMeasurement? {
        nil
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: RightEmpty) {}
}
