import ContainerCells
import PortableUIKit

/// The content of the left part of a row. Each content type has exactly one view type, and vice versa.
public protocol LeftContent: ContainerContent where View: LeftContentView {}

/// A view that can be the left part of a row.
///
/// The left part includes its own insets: `m` at the leading edge and zero at the trailing edge, because the right part
/// keeps the distance between the two.
@MainActor
public protocol LeftContentView: ContainerContentView where Content: LeftContent {
    /// Returns the measurement of the part for a proposed width in points, which may be infinite, using the current
    /// traits and theme (`UITraitCollection.current`, ``CellTheme/current``).
    ///
    /// A row calls only this method, before the view exists.
    static func measure(fitting width: CGFloat, content: Content) -> PartMeasurement
}

extension LeftContentView {
    /// Returns the measured size of the part, in points.
    public static func size(fitting width: CGFloat, content: Content) -> CGSize {
        measure(fitting: width, content: content).size
    }
}
