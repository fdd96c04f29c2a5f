import Foundation

extension UIView {
    final func layoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        )
    }

    final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != semanticContentAttribute else { return }
        rare.semanticContentAttribute = attribute
        layoutEnvironmentDidChange()
        setNeedsLayout()
        setNeedsDisplay()
    }

    final func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        guard style != overrideUserInterfaceStyle else { return }
        rare.overrideUserInterfaceStyle = style
        updateTraits()
    }
}

// MARK: - Traits

extension UIView {
    /// Updates the traits from those of the ancestor, and passes changes down the hierarchy.
    final func updateTraits() { updateTraits(withoutSuperview: traits) }

    /// Takes the traits of a list, so that a view is measured with them before it is added to the list.
    final func updateTraits(beforeAddingTo list: UIView) { updateTraits(withoutSuperview: list.traitCollection) }

    private func updateTraits(withoutSuperview outer: UITraitCollection) {
        let inherited = inheritedTraits(withoutSuperview: outer)
        guard inherited !== traits, inherited != traits else { return }
        setTraits(inherited)
    }

    /// - Parameter outer: The traits that a view without a superview inherits. Usually its own: it keeps them, apart
    ///   from its own overrides.
    private func inheritedTraits(withoutSuperview outer: UITraitCollection) -> UITraitCollection {
        var result: UITraitCollection
        if let windowStorage, windowStorage === self {
            result = windowStorage.screenTraits
        } else if let superviewStorage {
            result = superviewStorage.traitCollection
        } else {
            result = outer
        }
        if let owner { result = owner.traits(inheriting: result) }
        if let overrides = rareStorage?.traitOverrides {
            var values = result.values
            values.merge(overrides)
            if values != result.values { result = UITraitCollection(values: values) }
        }
        if let rareStorage, let limited = rareStorage.limited(result.values.preferredContentSizeCategory) {
            var values = result.values
            values.preferredContentSizeCategory = limited
            result = UITraitCollection(values: values)
        }
        let style = overrideUserInterfaceStyle
        if style != .unspecified, style != result.userInterfaceStyle {
            var values = result.values
            values.userInterfaceStyle = style
            result = UITraitCollection(values: values)
        }
        return result
    }

    /// Called after the limits of the text size changed. The traits of a view without a superview stay limited.
    final func contentSizeLimitsDidChange() {
        updateTraits()
    }

    private func setTraits(_ newTraits: UITraitCollection) {
        let previous = traits
        traits = newTraits
        if let color = backgroundColorStorage {
            layerStorage.values.backgroundColor = color.resolvedColor(with: newTraits).cgColor
        }
        setNeedsDisplay()
        performSetNeedsUpdateProperties()
        owner?.contentUnavailableDidBecomeOutdated()
        if previous.layoutDirection != newTraits.layoutDirection { setNeedsLayout() }
        if layoutNode != nil { layoutTraitsDidChange() }
        if previous.values.systemVersion != newTraits.values.systemVersion { systemVersionDidChange() }
        newTraits.withCurrent {
            owner?.traitCollectionDidChange(previous)
            owner?.notifyTraitChanges(from: previous, to: newTraits)
            traitCollectionDidChange(previous)
            notifyTraitChanges(from: previous, to: newTraits)
        }
        for subview in subviewStorage { subview.updateTraits() }
    }
}
