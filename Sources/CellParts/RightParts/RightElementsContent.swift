import PortableUIKit

/// A right part of a text or an icon, with a chevron after it or without.
///
/// A new part of this kind is one short file: a value that says what its elements are. They all share one view.
public protocol RightElementsContent: RightContent {
    /// What the part consists of, in the colours, styles and distances of a theme.
    func elements(in theme: CellTheme) -> RightElements
}
