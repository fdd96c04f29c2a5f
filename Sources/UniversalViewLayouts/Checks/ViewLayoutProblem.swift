import PortableUIKit

/// A common layout mistake that debug builds detect.
public struct ViewLayoutProblem: Hashable, CustomStringConvertible {
    /// The kinds of mistakes.
    public enum Kind: Hashable, Sendable {
        /// The layout adds no subviews.
        case addsNothing
        /// A subview has constraints but its autoresizing mask is translated into constraints as well.
        case translatesAutoresizingMask
        /// A subview was added to a cell instead of its content view.
        case isOutsideContentView
    }

    /// The kind of mistake.
    public let kind: Kind
    /// The name of the layout type.
    public let layout: String
    /// The affected view: the view the layout is installed on, or the constrained subview.
    public let view: String

    /// A sentence that names the mistake, its location and the fix.
    public var description: String {
        switch kind {
        case .addsNothing:
            "\(layout) adds nothing to the \(view) it is laid on, so nothing is seen. Call view.addSubview(_:) for its "
                + "views in layout(on:)."
        case .translatesAutoresizingMask:
            "\(layout) constrains a \(view) whose frame is translated into constraints too, which contradict it. Set "
                + "translatesAutoresizingMaskIntoConstraints = false on it in layout(on:)."
        case .isOutsideContentView:
            "\(layout) is laid on a \(view) and not on its contentView, so the content does not follow the cell's "
                + "editing, selection and size. Lay it on contentView."
        }
    }
}
