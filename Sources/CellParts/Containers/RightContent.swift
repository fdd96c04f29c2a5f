import ContainerCells
import PortableUIKit

/// What the right part of a row shows. One content has one view, one view has one content.
public protocol RightContent: ContainerContent where View: RightContentView {}

/// A view that can be the right part of a row.
///
/// The right part brings its own insets: `xs` to the left part and `m` to the trailing edge.
@MainActor
public protocol RightContentView: ContainerContentView where Content: RightContent {
    /// Measures the part beside the left one in `width` points, which may be infinite, for the current traits and theme
    /// (`UITraitCollection.current`, ``CellTheme/current``).
    ///
    /// It is the only question a row has to ask, before there is a view.
    static func measure(fitting width: CGFloat, content: Content) -> PartMeasurement

    /// Measures the part below the left one, where it has the width of the row: at the accessibility text sizes, and where
    /// the row is narrower than the least widths of both parts.
    ///
    /// By default the part is the same as beside the left one, without its insets at the top and the leading edge. `nil` is
    /// right for a part that always stays beside: one that says something of the row as a whole, as a lone chevron does.
    ///
    /// - Parameter width: The points between the start of the left part's text and the trailing edge of the row. Leading
    ///   insets that the view has nevertheless are outside of it.
    /// - Returns: The size with all insets; the least width is not asked for.
    static func measureBelow(fitting width: CGFloat, content: Content) -> PartMeasurement?

    /// Lays the view out for a place below the left part, or beside it. By default it makes no difference.
    func update(isBelowLeft: Bool)
}

extension RightContentView {
    /// The size that the part is measured with beside the left one.
    public static func size(fitting width: CGFloat, content: Content) -> CGSize {
        measure(fitting: width, content: content).size
    }

    /// The same part as beside the left one, whose insets the row takes away.
    public static func measureBelow(fitting width: CGFloat, content: Content) -> PartMeasurement? {
        let usual = RightElementsLayout.insets(CellTheme.current.spacing, isBelowLeft: false)
        var measurement = measure(fitting: width + usual.left, content: content)
        let insets = measurement.insets ?? usual
        if insets.left != usual.left {
            measurement = measure(fitting: width + insets.left, content: content)
        }
        measurement.insets = insets
        return measurement
    }

    /// Does nothing.
    public func update(isBelowLeft: Bool) {}
}
