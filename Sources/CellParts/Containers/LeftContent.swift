import ContainerCells
import PortableUIKit

/// What the left part of a row shows. One content has one view, one view has one content.
public protocol LeftContent: ContainerContent where View: LeftContentView {}

/// A view that can be the left part of a row.
///
/// The left part brings its own insets: `m` from the leading edge, nothing at the trailing edge, for it ends where the
/// right part begins, which keeps its distance itself.
@MainActor
public protocol LeftContentView: ContainerContentView where Content: LeftContent {
    /// Measures the part in `width` points, which may be infinite, for the current traits and theme
    /// (`UITraitCollection.current`, ``CellTheme/current``).
    ///
    /// It is the only question a row asks, before there is a view.
    static func measure(fitting width: CGFloat, content: Content) -> PartMeasurement
}

extension LeftContentView {
    /// The size that the part is measured with.
    public static func size(fitting width: CGFloat, content: Content) -> CGSize {
        measure(fitting: width, content: content).size
    }
}
