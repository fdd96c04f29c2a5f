import ContainerCells
import PortableUIKit

/// The content of the right part of a row. Each content type has exactly one view type, and vice versa.
public protocol RightContent: ContainerContent where View: RightContentView {}

/// A view that can be the right part of a row.
///
/// The right part includes its own insets: `xs` to the left part and `m` to the trailing edge.
@MainActor
public protocol RightContentView: ContainerContentView where Content: RightContent {
    /// Returns the measurement of the part beside the left one for a proposed width in points, which may be infinite,
    /// using the current traits and theme (`UITraitCollection.current`, ``CellTheme/current``).
    ///
    /// A row requires only this method, before the view exists.
    static func measure(fitting width: CGFloat, content: Content) -> PartMeasurement

    /// Returns the measurement of the part below the left one, where it has the width of the row: at accessibility text
    /// sizes, and if the row is narrower than the minimum widths of both parts at any text size.
    ///
    /// The default implementation returns the same part as beside the left one, without its top and leading insets.
    /// Return `nil` for a part that always stays beside the left one because it describes the row as a whole, such as a
    /// lone chevron.
    ///
    /// - Parameters:
    ///   - width: The distance, in points, from the leading edge of the left part's text to the trailing edge of the
    ///     row. Leading insets of the view itself are not included in it.
    ///   - content: The content of the part.
    /// - Returns: The size including all insets. If the minimum width does not fit, the part starts at the leading inset of the
    ///   row instead. ``PartMeasurement/staysBesideText`` keeps a small accessory beside the text if it fits there.
    static func measureBelow(fitting width: CGFloat, content: Content) -> PartMeasurement?

    /// Updates the layout for a position below or beside the left part. The default implementation does nothing.
    func update(isBelowLeft: Bool)

    /// Updates the point that accessories after a text, such as a chevron, are centered on. The default implementation does
    /// nothing.
    ///
    /// - Parameter accessoryCenter: The distance from the top of the view, in points. `nil` centers them on the text.
    func update(accessoryCenter: CGFloat?)
}

extension RightContentView {
    /// Returns the measured size of the part beside the left one, in points.
    public static func size(fitting width: CGFloat, content: Content) -> CGSize {
        measure(fitting: width, content: content).size
    }

    /// The default implementation measures the part as beside the left one; the row removes its insets.
    public static func measureBelow(fitting width: CGFloat, content: Content) -> PartMeasurement? {
        let usual = PartInsets.right(CellTheme.current.spacing, isBelowLeft: false)
        var measurement = measure(fitting: width + usual.left, content: content)
        let insets = measurement.insets ?? usual
        if insets.left != usual.left {
            measurement = measure(fitting: width + insets.left, content: content)
        }
        measurement.insets = insets
        return measurement
    }

    /// The default implementation does nothing.
    public func update(isBelowLeft: Bool) {}

    /// The default implementation does nothing.
    public func update(accessoryCenter: CGFloat?) {}
}
