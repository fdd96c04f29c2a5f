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
    /// parts. `true` by default; `false` is right for what says something of the row as a whole, as a lone chevron does.
    static func canStandBelow(content: Content) -> Bool

    /// The size the view needs below the left part in `width` points. By default the same as beside it.
    static func sizeBelow(fitting width: CGFloat, content: Content) -> CGSize

    /// The insets at the top and at the leading edge that the view still has below the left part.
    ///
    /// There it needs none: it starts under the text of the left part, whose bottom inset is above it. So the row moves the
    /// part up and towards the leading edge by as much. By default these are the insets that every part has beside the
    /// left one: `m` at the top, `xs` at the leading edge.
    static func spareInsets(content: Content) -> UIEdgeInsets

    /// Lays the view out for a place below the left part, or beside it. By default it makes no difference.
    func update(isBelowLeft: Bool)
}

extension RightContentView {
    /// None: the part has no text.
    public static func firstBaseline(fitting width: CGFloat, content: Content) -> CGFloat? {
        nil
    }

    /// Yes: the part moves where it has the width of the row.
    public static func canStandBelow(content: Content) -> Bool {
        true
    }

    /// The size beside the left part.
    public static func sizeBelow(fitting width: CGFloat, content: Content) -> CGSize {
        size(fitting: width, content: content)
    }

    /// The insets of a part beside the left one.
    public static func spareInsets(content: Content) -> UIEdgeInsets {
        let spacing = (content as? any ThemeContainable)?.currentTheme.spacing ?? .standard
        let insets = RightElementsLayout.insets(spacing, isBelowLeft: false)
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: .zero, right: .zero)
    }

    /// Does nothing.
    public func update(isBelowLeft: Bool) {}
}
