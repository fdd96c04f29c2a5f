extension UIView {
    final func performSetNeedsUpdateProperties() {
        guard !needsUpdatePropertiesStorage else { return }
        needsUpdatePropertiesStorage = true
        markAncestorsNeedUpdatePropertiesBelow()
        // A frame, but no `layoutSubviews()`.
        markNeedsLayoutBelow()
    }

    private func markAncestorsNeedUpdatePropertiesBelow() {
        var ancestor = superviewStorage
        while let view = ancestor, !view.needsUpdatePropertiesBelow {
            view.needsUpdatePropertiesBelow = true
            ancestor = view.superviewStorage
        }
    }

    /// Called after the view's superview changed.
    final func propertiesDidMove() {
        if needsUpdatePropertiesStorage || needsUpdatePropertiesBelow { markAncestorsNeedUpdatePropertiesBelow() }
    }

    /// Updates the properties of the whole hierarchy if needed, before constraints and layout.
    final func prepareProperties() {
        var root = self
        while let superview = root.superviewStorage { root = superview }
        root.performUpdatePropertiesIfNeeded()
    }

    /// Updates properties if needed: those of the view controller, of the view, and of the views below.
    final func performUpdatePropertiesIfNeeded() {
        if needsUpdatePropertiesStorage {
            needsUpdatePropertiesStorage = false
            traits.withCurrent {
                observing(.properties, invalidate: { $0.setNeedsUpdateProperties() }) {
                    owner?.updateProperties()
                    updateProperties()
                }
                if let owner, owner.takesContentUnavailableUpdate() {
                    observing(.contentUnavailable, invalidate: { $0.owner?.contentUnavailableDidBecomeOutdated() }) {
                        owner.updateContentUnavailable()
                    }
                }
            }
        }
        guard needsUpdatePropertiesBelow else { return }
        needsUpdatePropertiesBelow = false
        for subview in subviewStorage where subview.needsUpdatePropertiesStorage || subview.needsUpdatePropertiesBelow {
            subview.performUpdatePropertiesIfNeeded()
        }
    }
}
