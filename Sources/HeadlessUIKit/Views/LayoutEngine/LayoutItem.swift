import ConstraintSolver
import Foundation

/// A view or guide in a layout engine: the variables of its alignment rectangle in its superview's coordinates, and the
/// constraints that follow from what it is.
@MainActor final class LayoutItem {
    /// Along one axis.
    struct Line {
        var start: Variable?
        var length: Variable?
        /// For views whose frames are set.
        var startFrame = ConstraintSlot()
        var lengthFrame = ConstraintSlot()
        /// For views with content of a size of its own.
        var hugging = ConstraintSlot()
        var resistance = ConstraintSlot()
        /// For the root.
        var rootSize = ConstraintSlot()
    }

    weak var view: UIView?
    weak var guide: UILayoutGuide?
    let isHost: Bool
    var horizontal = Line()
    var vertical = Line()
    /// Whether the view's frame is set and translated into constraints.
    var isTranslated = false
    /// Whether the frame follows the superview's size by the autoresizing mask.
    var followsSuperview = false
    /// The width that wrapped content was last measured for, nil for without limit.
    var wrappingWidth: CGFloat?
    /// Whether measuring made the view narrower, so that it has to be asked again when there is more room.
    var isTightened = false
    /// Whether the item is among those whose content is to be asked for its size.
    var awaitsContent = false
    /// Whether the item is among those whose content is measured for the width it gets.
    var isWrapping = false

    init(view: UIView?, guide: UILayoutGuide?, isHost: Bool) {
        self.view = view
        self.guide = guide
        self.isHost = isHost
    }

    subscript(axis: NSLayoutConstraint.Axis) -> Line {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// Whether the engine decides where the item is, and not a frame that was set.
    var isSolved: Bool { !isTranslated || followsSuperview }

    var variables: [Variable] {
        [horizontal.start, horizontal.length, vertical.start, vertical.length].compactMap { $0 }
    }

    var slots: [ConstraintSlot] {
        [horizontal, vertical].flatMap { [$0.startFrame, $0.lengthFrame, $0.hugging, $0.resistance, $0.rootSize] }
    }
}

/// A place for a constraint of the solver that comes, changes and goes.
struct ConstraintSlot {
    var identifier: ConstraintIdentifier?
    /// What was last asked for, be it that the solver refused it.
    var constraint: Constraint?
}

/// Whom a constraint of the solver belongs to.
enum ConstraintOwner {
    case app(NSLayoutConstraint)
    case frame(LayoutItem, NSLayoutConstraint.Attribute)
    case content(LayoutItem, NSLayoutConstraint.Axis)
    case rootSize(LayoutItem, NSLayoutConstraint.Axis)
}
