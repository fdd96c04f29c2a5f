import ContainerCells
import PortableUIKit

/// What the left part of a row shows. One content has one view, one view has one content.
public protocol LeftContent: ContainerContent, ThemeInheriting where View: LeftContentView {}

/// A view that can be the left part of a row.
///
/// The left part brings its own insets: `m` from the leading edge, nothing at the trailing edge, for it ends where the
/// right part begins, which keeps its distance itself. Its static methods measure for the current traits
/// (`UITraitCollection.current`).
@MainActor
public protocol LeftContentView: ContainerContentView where Content: LeftContent {
    /// The least width of the whole part, in points. Before the part gets narrower, the right part gives way.
    static func minWidth(content: Content) -> CGFloat

    /// The distance from the top of the part to the baseline of its first line when it is `width` points wide.
    ///
    /// `nil`, the default, stands for a part without text: it is centred beside the right part.
    static func firstBaseline(fitting width: CGFloat, content: Content) -> CGFloat?

    /// The distance from the leading edge to the text when the part is `width` points wide, in points. A right part that
    /// moves below starts there. `m` by default.
    static func textInset(fitting width: CGFloat, content: Content) -> CGFloat
}

extension LeftContentView {
    /// None: the part has no text.
    public static func firstBaseline(fitting width: CGFloat, content: Content) -> CGFloat? {
        nil
    }

    /// The inset of every left part: `m`.
    public static func textInset(fitting width: CGFloat, content: Content) -> CGFloat {
        .m
    }
}
