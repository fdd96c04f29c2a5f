import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Returns the variable of an item's left or top edge.
    func start(of item: LayoutItem, along axis: NSLayoutConstraint.Axis) -> Variable {
        if let variable = item[axis].start { return variable }
        let variable = makeVariable(of: item, isLength: false)
        item[axis].start = variable
        updateFrame(of: item, along: axis, isLength: false)
        return variable
    }

    /// Returns the variable of an item's width or height.
    func length(of item: LayoutItem, along axis: NSLayoutConstraint.Axis) -> Variable {
        if let variable = item[axis].length { return variable }
        let variable = makeVariable(of: item, isLength: true)
        item[axis].length = variable
        if item.isHost {
            updateHostSize(along: axis)
        } else {
            updateFrame(of: item, along: axis, isLength: true)
        }
        return variable
    }

    private func makeVariable(of item: LayoutItem, isLength: Bool) -> Variable {
        // Widths and heights are never negative, whatever the constraints demand.
        let variable = solver.makeVariable(isNonNegative: isLength)
        itemsByVariable[variable] = item
        if item.view != nil, !item.isTranslated { setContentDirty(item) }
        return variable
    }

    func value(_ variable: Variable?) -> CGFloat {
        variable.map { CGFloat(solver.value(of: $0)) } ?? 0
    }

    /// Returns the solved alignment rectangle.
    func rectangle(of item: LayoutItem) -> CGRect {
        CGRect(
            x: value(item.horizontal.start),
            y: value(item.vertical.start),
            width: max(0, value(item.horizontal.length)),
            height: max(0, value(item.vertical.length))
        )
    }

    // MARK: Fixed frames

    func updateFrame(of item: LayoutItem) {
        for axis in NSLayoutConstraint.Axis.both {
            if item[axis].start != nil { updateFrame(of: item, along: axis, isLength: false) }
            if item[axis].length != nil { updateFrame(of: item, along: axis, isLength: true) }
        }
    }

    /// Translates a frame that was set, and its autoresizing mask, into a constraint.
    private func updateFrame(of item: LayoutItem, along axis: NSLayoutConstraint.Axis, isLength: Bool) {
        guard item.isTranslated, let view = item.view else { return }
        guard let variable = isLength ? item[axis].length : item[axis].start else { return }
        let frame = view.untransformedFrame
        let rect = view.alignmentRect(forFrame: frame)
        let current = isLength ? rect.length(along: axis) : rect.start(along: axis)
        var constraint = variable == Double(current)
        if item.followsSuperview, let superview = view.superelement {
            let share = view.autoresizingShare(of: frame, along: axis, isLength: isLength)
            if share != 0 {
                let outer = superview.boundsSize.length(along: axis)
                let outerItem = self.item(for: superview)
                let outerLength = length(of: outerItem, along: axis)
                let outerRect = superview.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: outer, height: outer))
                let offset = Double(current - share * outerRect.length(along: axis))
                constraint = variable - Double(share) * outerLength == offset
            }
        }
        let attribute: NSLayoutConstraint.Attribute =
            switch (axis, isLength) {
            case (.horizontal, false): .left
            case (.horizontal, true): .width
            case (.vertical, false): .top
            case (.vertical, true): .height
            }
        if isLength {
            set(&item[axis].lengthFrame, to: constraint, owner: .frame(item, attribute))
        } else {
            set(&item[axis].startFrame, to: constraint, owner: .frame(item, attribute))
        }
    }

    // MARK: The root view

    func updateHostSize() {
        for axis in NSLayoutConstraint.Axis.both { updateHostSize(along: axis) }
    }

    private func updateHostSize(along axis: NSLayoutConstraint.Axis) {
        guard let host, let item = items[ObjectIdentifier(host)], let variable = item[axis].length else { return }
        var length = host.alignmentRect(forFrame: host.untransformedFrame).length(along: axis)
        var strength = Strength.required
        if let fitting {
            let insets = host.alignmentRectInsets.sum(along: axis)
            length = max(0, fitting.size.length(along: axis) - insets)
            strength = (axis == .horizontal ? fitting.horizontalPriority : fitting.verticalPriority).strength
        } else if !host.translatesMask {
            strength = .unchanged
        }
        set(
            &item[axis].rootSize,
            to: (variable == Double(length)).with(strength),
            owner: .rootSize(item, axis)
        )
    }
}

extension UILayoutPriority {
    /// The strength of the priority in the solver. Constraints with priorities of 0 or less are never added.
    var strength: Strength { Strength(priority: min(1000, Double(rawValue))) }
}

extension Strength {
    /// The strength that keeps the size of an unconstrained root view: weaker than any optional constraint.
    static let unchanged = Strength(priority: 1e-3)
}
