import PortableUIKit

/// The content of a right part with a text or an icon, optionally with a chevron after it.
///
/// A new part of this kind only provides its elements; all of them share one view.
public protocol RightElementsContent: RightContent {
    /// Returns the elements of the part in the colors, styles and spacing of a theme.
    func elements(in theme: CellTheme) -> RightElements
}
