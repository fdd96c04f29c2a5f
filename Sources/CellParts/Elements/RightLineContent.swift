import PortableUIKit

/// The content of a right part that shows elements beside each other.
///
/// A new part of this kind only lists its elements; all of them share one view:
///
/// ```swift
/// public func elements(in theme: CellTheme) -> [any PartElement] {
///     [DotElement(color: theme.palette.accent), TextElement(theme.detail(text))]
/// }
/// ```
public protocol RightLineContent: RightContent {
    /// Returns the elements from the leading to the trailing one.
    @MainActor func elements(in theme: CellTheme) -> [any PartElement]

    /// Whether the part stays beside the left one even at accessibility text sizes, as a small mark does.
    var staysBeside: Bool { get }
}

extension RightLineContent {
    /// The default implementation returns `false`: the part moves below the left one where it has more room.
    public var staysBeside: Bool { false }
}
