import ConstraintSolver
import Foundation

/// A view or guide in a layout engine, with the variables of its alignment rectangle in its superview's coordinates and
/// the constraints derived from its properties.
@MainActor final class LayoutItem {
    /// The variables and derived constraints along one axis.
    struct Line {
        var start: Variable?
        var length: Variable?
        /// The constraint on the start, for views whose frames are set.
        var startFrame = ConstraintSlot()
        var lengthFrame = ConstraintSlot()
        /// The constraint from content hugging, for views with an intrinsic content size.
        var hugging = ConstraintSlot()
        var resistance = ConstraintSlot()
        /// The constraint on the size of the root view.
        var rootSize = ConstraintSlot()
    }

    weak var view: (any ViewElement)?
    weak var guide: (any GuideElement)?
    let isHost: Bool
    var horizontal = Line()
    var vertical = Line()
    /// Whether the view's frame is set and translated into constraints.
    var isTranslated = false
    /// Whether the autoresizing mask makes the frame depend on the superview's size.
    var followsSuperview = false
    /// The width for which wrapped content was last measured; `nil` means unlimited.
    var wrappingWidth: CGFloat?
    /// Whether measuring made the view narrower, so that it must be remeasured when more space is available.
    var isTightened = false
    /// Whether the item's content size is waiting to be updated.
    var needsContentUpdate = false
    /// Whether the item's content is measured at its assigned width.
    var isWrapping = false

    init(_ element: any LayoutElement, isHost: Bool) {
        view = element.viewElement
        guide = element.guideElement
        self.isHost = isHost
    }

    subscript(axis: NSLayoutConstraint.Axis) -> Line {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// Whether the engine determines the frame of the item.
    var isSolved: Bool { !isTranslated || followsSuperview }

    var variables: [Variable] {
        [horizontal.start, horizontal.length, vertical.start, vertical.length].compactMap { $0 }
    }

    var slots: [ConstraintSlot] {
        [horizontal, vertical].flatMap { [$0.startFrame, $0.lengthFrame, $0.hugging, $0.resistance, $0.rootSize] }
    }
}

/// A slot for a solver constraint that may be added, changed and removed.
struct ConstraintSlot {
    var identifier: ConstraintIdentifier?
    /// The last constraint requested, even if the solver refused it.
    var constraint: Constraint?
}

/// The source of a solver constraint.
enum ConstraintOwner {
    case app(NSLayoutConstraint)
    case frame(LayoutItem, NSLayoutConstraint.Attribute)
    case content(LayoutItem, NSLayoutConstraint.Axis)
    case rootSize(LayoutItem, NSLayoutConstraint.Axis)
}
