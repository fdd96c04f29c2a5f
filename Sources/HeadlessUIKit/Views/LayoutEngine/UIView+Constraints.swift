import Foundation

// MARK: - Activity

extension NSLayoutConstraint {
    final func activate() {
        guard holder == nil else { return }
        let views = first.views + second.views
        var ancestor: UIView? = views.first
        for view in views.dropFirst() {
            while let candidate = ancestor, !view.isDescendant(of: candidate) { ancestor = candidate.superviewStorage }
        }
        guard let ancestor, !first.isGone, !second.isGone else {
            preconditionFailure(
                """
                Unable to activate constraint with items \(first.item.map { "\($0)" } ?? "nil") and \
                \(second.item.map { "\($0)" } ?? "nil") because they have no common ancestor. Does the constraint or \
                its anchors reference items in different view hierarchies? That's illegal.
                """
            )
        }
        ancestor.hold(self)
    }

    final func deactivate() {
        holder?.letGo(self)
    }

    /// Whether one of the sides is about a view or guide.
    final func mentions(_ item: AnyObject?) -> Bool {
        guard let item else { return false }
        return first.item === item || second.item === item || first.endItem === item || second.endItem === item
    }

    /// The views whose insides a side is about, apart from those it only mentions.
    final var enteredViews: [(view: UIView, isInner: Bool)] {
        [first.item, first.endItem, second.item, second.endItem].compactMap { item in
            guard let item, let view = LayoutSide.view(of: item) else { return nil }
            return (view, (item as? UILayoutGuide).map { !$0.followsView } ?? false)
        }
    }
}

extension UIView {
    /// Takes up a constraint among the view and what is in it.
    final func hold(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { return }
        constraint.holder?.letGo(constraint)
        let node = makeLayoutNode()
        node.constraints.append(constraint)
        constraint.holder = self
        for entered in constraint.enteredViews {
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

    /// Lets go of a constraint the view holds.
    final func letGo(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self, let layoutNode else { return }
        layoutEngine?.remove(constraint)
        constraint.holder = nil
        if layoutNode.constraints.last === constraint {
            layoutNode.constraints.removeLast()
        } else {
            layoutNode.constraints.removeAll { $0 === constraint }
        }
        for entered in constraint.enteredViews {
            var step: UIView? = entered.view
            while let view = step, view !== self {
                view.leave(constraint)
                step = view.superviewStorage
            }
        }
    }

    final func constantDidChange(of constraint: NSLayoutConstraint) {
        layoutEngine?.constantDidChange(of: constraint)
    }

    final func priorityDidChange(of constraint: NSLayoutConstraint) {
        layoutEngine?.constantDidChange(of: constraint)
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

// MARK: - Which engine lays out what

extension UIView {
    /// What is in the view is laid out by the outer engine from now on.
    private func joinOuterLayout() {
        guard let engine = layoutNode?.hostedEngine else { return }
        layoutNode?.hostedEngine = nil
        let constraints = engine.dissolve()
        guard !constraints.isEmpty else { return }
        let outer = makeLayoutEngine()
        for constraint in constraints { outer.add(constraint) }
    }

    /// What is in the view is laid out by an engine of its own from now on.
    private func separateLayout(from outer: LayoutEngine) {
        var constraints: [NSLayoutConstraint] = []
        takeRegion(from: outer, into: &constraints)
        guard !constraints.isEmpty else { return }
        let engine = makeLayoutEngine()
        for constraint in constraints { engine.add(constraint) }
    }

    /// Takes what is in the view, up to layouts of their own, out of an engine.
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

    /// Called before the view leaves its superview. Constraints that lead out of it end.
    ///
    /// - Returns: The constraints in the view that its next engine is to take up: see `layoutDidMove(with:)`.
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
            return engine?.dissolve() ?? []
        }
        guard let engine = layoutEngine else { return [] }
        var constraints: [NSLayoutConstraint] = []
        takeRegion(from: engine, into: &constraints)
        engine.removeItem(self)
        return constraints
    }

    /// Called after the view got another superview, or none.
    final func layoutDidMove(with constraints: [NSLayoutConstraint]) {
        guard !constraints.isEmpty else { return }
        let engine = makeLayoutEngine()
        for constraint in constraints { engine.add(constraint) }
    }

    /// Says whether the frame is set, and translated for what depends on it, or solved.
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

extension LayoutNode {
    /// Guides that have variables in an engine.
    var allGuides: [UILayoutGuide] {
        guides + [readableContentGuide, keyboardLayoutGuide, scrollContentGuide].compactMap { $0 }
    }
}
