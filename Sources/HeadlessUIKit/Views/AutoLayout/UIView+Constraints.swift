import Foundation

extension NSLayoutConstraint {
    /// The views that the sides refer to, and whether they refer to something inside the view.
    final var referencedViews: [(view: UIView, isInner: Bool)] {
        [first.item, first.endItem, second.item, second.endItem].compactMap { item in
            guard let item, let view = item.owningElement as? UIView else { return nil }
            return (view, item.guideElement.map { !$0.kind.followsView } ?? false)
        }
    }
}

extension UIView {
    /// Adds a constraint between the view and its descendants.
    final func performAddConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { return }
        constraint.holder?.performRemoveConstraint(constraint)
        let node = makeLayoutNode()
        node.constraints.append(constraint)
        constraint.holder = self
        for entered in constraint.referencedViews {
            var isInner = entered.isInner
            var step: UIView? = entered.view
            while let view = step, view !== self {
                view.enter(constraint, isInner: isInner)
                isInner = true
                step = view.superviewStorage
            }
            precondition(
                step === self,
                "The view hierarchy is not prepared for the constraint: \(constraint.summary). When added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself)."
            )
        }
        makeLayoutEngine().add(constraint)
    }

    /// Removes a constraint held by the view.
    final func performRemoveConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self, let layoutNode else { return }
        layoutEngine?.remove(constraint)
        constraint.holder = nil
        if layoutNode.constraints.last === constraint {
            layoutNode.constraints.removeLast()
        } else {
            layoutNode.constraints.removeAll { $0 === constraint }
        }
        for entered in constraint.referencedViews {
            var step: UIView? = entered.view
            while let view = step, view !== self {
                view.leave(constraint)
                step = view.superviewStorage
            }
        }
    }

    final func termsDidChange(of constraint: NSLayoutConstraint) {
        layoutEngine?.termsDidChange(of: constraint)
    }

    private func enter(_ constraint: NSLayoutConstraint, isInner: Bool) {
        let node = makeLayoutNode()
        let wasBoundary = isLayoutBoundary
        node.addCrossing(constraint, isInner: isInner)
        if wasBoundary, !isLayoutBoundary { joinOuterLayout() }
    }

    private func leave(_ constraint: NSLayoutConstraint) {
        guard let layoutNode else { return }
        let outer = isLayoutBoundary ? nil : layoutEngine
        layoutNode.removeCrossing(constraint)
        if let outer, isLayoutBoundary { separateLayout(from: outer) }
    }
}

// MARK: - Assigning engines

extension UIView {
    /// Merges the layout inside the view into the outer engine.
    private func joinOuterLayout() {
        guard let engine = layoutNode?.hostedEngine else { return }
        layoutNode?.hostedEngine = nil
        let constraints = engine.invalidate()
        guard !constraints.isEmpty else { return }
        let outer = makeLayoutEngine()
        for constraint in constraints { outer.add(constraint) }
    }

    /// Separates the layout inside the view from the outer engine.
    private func separateLayout(from outer: LayoutEngine) {
        var constraints: [NSLayoutConstraint] = []
        takeRegion(from: outer, into: &constraints)
        guard !constraints.isEmpty else { return }
        let engine = makeLayoutEngine()
        for constraint in constraints { engine.add(constraint) }
    }

    /// Removes the layout inside the view from an engine, except for nested layout boundaries.
    private func takeRegion(from engine: LayoutEngine, into constraints: inout [NSLayoutConstraint]) {
        if let layoutNode {
            constraints += layoutNode.constraints
            for constraint in layoutNode.constraints { engine.remove(constraint) }
            for guide in layoutNode.allGuides { engine.removeItem(guide) }
        }
        for subview in subviewStorage {
            if subview.layoutNode?.memberEngine === engine { engine.removeItem(subview) }
            if !subview.isLayoutBoundary { subview.takeRegion(from: engine, into: &constraints) }
        }
    }

    /// Called before the view leaves its superview. Deactivates constraints to the outside.
    ///
    /// - Returns: The constraints inside the view for its next engine: see `layoutDidMove(with:)`.
    final func layoutWillMove() -> [NSLayoutConstraint] {
        guard layoutNode != nil || !translatesMask else { return [] }
        layoutNode?.removeDeadCrossings()
        while let crossing = layoutNode?.crossing.last { crossing.constraint.isActive = false }
        guard !translatesMask else {
            layoutNode?.memberEngine?.removeItem(self)
            return []
        }
        if superviewStorage == nil {
            let engine = layoutNode?.hostedEngine
            layoutNode?.hostedEngine = nil
            return engine?.invalidate() ?? []
        }
        guard let engine = layoutEngine else { return [] }
        var constraints: [NSLayoutConstraint] = []
        takeRegion(from: engine, into: &constraints)
        engine.removeItem(self)
        return constraints
    }

    /// Called after the view's superview changed.
    final func layoutDidMove(with constraints: [NSLayoutConstraint]) {
        guard !constraints.isEmpty else { return }
        let engine = makeLayoutEngine()
        for constraint in constraints { engine.add(constraint) }
    }

    /// Sets whether the frame is set and translated into constraints, or solved.
    final func setTranslatesMask(_ translates: Bool) {
        guard translates != translatesMask else { return }
        let outer = isLayoutBoundary ? nil : layoutEngine
        translatesMask = translates
        if let outer, isLayoutBoundary {
            separateLayout(from: outer)
        } else if outer == nil, !isLayoutBoundary {
            joinOuterLayout()
        }
        layoutNode?.memberEngine?.resetItem(of: self)
        layoutNode?.hostedEngine?.hostSizeDidChange()
        if !translates { initiallySetNeedsUpdateConstraints() }
    }
}

extension ViewLayoutState {
    /// All guides that have variables in an engine.
    var allGuides: [UILayoutGuide] {
        guides + [readableContentGuide, keyboardLayoutGuide, scrollContentGuide].compactMap { $0 }
    }
}
