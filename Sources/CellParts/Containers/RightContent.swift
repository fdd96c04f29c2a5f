import ContainerCells
import PortableUIKit

/// What the right part of a row shows. One content has one view, one view has one content.
public protocol RightContent: ContainerContent, ThemeInheriting where View: RightContentView {}

/// A view that can be the right part of a row.
///
/// The right part brings its own insets: `xs` to the left part and `m` to the trailing edge. Its static methods measure
/// for the current traits (`UITraitCollection.current`).
@MainActor
public protocol RightContentView: ContainerContentView where Content: RightContent {

    /// The least width of the whole part, in points. The part never gets narrower, as long as the row itself is wide
    /// enough for it.
    static func minWidth(content: Content) -> CGFloat

    /// The distance from the top of the part to the baseline of its first line when it is `width` points wide.
    ///
    /// `nil`, the default, stands for a part without text: it is centred beside the left part.
    static func firstBaseline(fitting width: CGFloat, content: Content) -> CGFloat?

    /// Whether the part may stand below the left part instead of beside it, which leaves each the width of the row.
    ///
    /// It then does so at the accessibility text sizes, and wherever a row is narrower than the least widths of both
    /// parts. `false` by default, which is right for what is small at every text size, such as a chevron.
    static func canStandBelow(content: Content) -> Bool

    /// The size the view needs below the left part in `width` points.
    ///
    /// There it starts under the text of the left part and needs neither a leading nor a top inset, because the bottom
    /// inset of the left part is above it. By default the same as beside it.
    static func sizeBelow(fitting width: CGFloat, content: Content) -> CGSize

    /// Lays the view out for a place below the left part, or beside it. By default it makes no difference.
    func update(isBelowLeft: Bool)
}

extension RightContentView {

    /// None: the part has no text.
    public static func firstBaseline(fitting width: CGFloat, content: Content) -> CGFloat? {
        nil
    }

    /// No: the part stands beside the left part at every text size.
    public static func canStandBelow(content: Content) -> Bool {
        false
    }

    /// The size beside the left part.
    public static func sizeBelow(fitting width: CGFloat, content: Content) -> CGSize {
        size(fitting: width, content: content)
    }

    /// Does nothing.
    public func update(isBelowLeft: Bool) {}
}
