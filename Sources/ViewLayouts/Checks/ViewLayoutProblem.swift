import PortableUIKit

/// A mistake in a layout that is easily made: what a debug build finds after laying out.
public struct ViewLayoutProblem: Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// Nothing was added to the view.
        case addsNothing
        /// A subview with constraints has its frame translated into constraints as well.
        case translatesAutoresizingMask
        /// Something was added to a cell beside its content view.
        case isOutsideContentView
    }

    /// What is wrong.
    public let kind: Kind
    /// The name of the layout's type.
    public let layout: String
    /// The view that it is about: what was laid on, or the subview with constraints.
    public let view: String

    /// What is wrong, where, and what would be right.
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
