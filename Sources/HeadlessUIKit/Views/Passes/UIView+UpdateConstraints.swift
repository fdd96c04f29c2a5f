extension UIView {
    final var heldConstraints: [NSLayoutConstraint] {
        layoutNode?.constraints.filter { $0.origin != .guide } ?? []
    }

    /// Whether constraints rather than autoresizing determine the view's frame.
    final var isPlacedByConstraints: Bool {
        guard translatesMask else { return true }
        // Subviews of a layout root are autoresized immediately, by the same rule.
        guard let engine = layoutNode?.memberEngine, let superviewStorage, !superviewStorage.isLayoutBoundary else {
            return false
        }
        return engine.items[ObjectIdentifier(self)]?.followsSuperview ?? false
    }

    // MARK: Updating

    final func performSetNeedsUpdateConstraints() {
        guard !needsUpdateConstraintsStorage else { return }
        needsUpdateConstraintsStorage = true
        markAncestorsNeedUpdateConstraintsBelow()
        markNeedsLayoutBelow()
    }

    final func markAncestorsNeedUpdateConstraintsBelow() {
        var ancestor = superviewStorage
        while let view = ancestor, !view.needsUpdateConstraintsBelow {
            view.needsUpdateConstraintsBelow = true
            ancestor = view.superviewStorage
        }
    }

    /// Called after the view's superview changed.
    final func constraintsDidMove() {
        if layoutNode == nil, type(of: self).requiresConstraintBasedLayout {
            _ = makeLayoutNode()
            initiallySetNeedsUpdateConstraints()
        }
        if needsUpdateConstraintsStorage || needsUpdateConstraintsBelow { markAncestorsNeedUpdateConstraintsBelow() }
    }

    /// Requests the initial update of constraints when the view starts to take part in constraint-based layout.
    final func initiallySetNeedsUpdateConstraints() {
        setNeedsUpdateConstraints()
    }

    final func performUpdateConstraintsIfNeeded() {
        if needsUpdateConstraintsBelow {
            needsUpdateConstraintsBelow = false
            for subview in subviewStorage { subview.performUpdateConstraintsIfNeeded() }
        }
        guard needsUpdateConstraintsStorage else { return }
        needsUpdateConstraintsStorage = false
        traits.withCurrent {
            observing(.constraints, invalidate: { $0.setNeedsUpdateConstraints() }) {
                if let owner { owner.updateViewConstraints() } else { updateConstraints() }
            }
        }
    }

    /// Updates constraints, and solves the layouts that determine the frames of this view and its descendants.
    final func prepareConstraints() {
        prepareConstraintsAround()
        layoutNode?.hostedEngine?.solveIfNeeded()
    }

    /// Updates constraints, and solves the layouts that determine the frame of this view.
    final func prepareConstraintsAround() {
        var root = self
        while let superview = root.superviewStorage { root = superview }
        if root.needsUpdateConstraintsBelow || root.needsUpdateConstraintsStorage {
            root.performUpdateConstraintsIfNeeded()
        }
        var step = superviewStorage
        while let view = step {
            view.layoutNode?.hostedEngine?.solveIfNeeded()
            step = view.superviewStorage
        }
    }

    final func layoutTraitsDidChange() {
        readableWidthDidChange()
        layoutEnvironmentDidChange()
    }
}
