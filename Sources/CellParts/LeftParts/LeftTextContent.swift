import PortableUIKit

/// The content of a left part with a title, an optional subtitle and an optional graphic.
///
/// A new part of this kind only provides its elements; all of them share one view.
public protocol LeftTextContent: LeftContent {
    /// Returns the elements of the part in the colors, styles and spacing of a theme.
    func elements(in theme: CellTheme) -> LeftElements

    /// Called when the part is tapped, for parts such as checkboxes. If `nil`, the default, taps go to the row.
    var tapHandler: (@MainActor () -> Void)? { get }
}

extension LeftTextContent {
    /// The default implementation returns `nil`, so taps go to the row.
    public var tapHandler: (@MainActor () -> Void)? {
        nil
    }
}
