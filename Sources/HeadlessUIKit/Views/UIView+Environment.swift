import Foundation

extension UIView {
    /// Returns the layout direction for a semantic content attribute in an interface with the direction of
    /// `UITraitCollection.current`.
    public final class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let current = UITraitCollection.current.layoutDirection
        return userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: current == .rightToLeft ? .rightToLeft : .leftToRight
        )
    }

    /// Returns the layout direction for a semantic content attribute in an interface with the given direction.
    public final class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

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
    final func updateTraits() {
        let inherited = inheritedTraits()
        guard inherited !== traits, inherited != traits else { return }
        setTraits(inherited)
    }

    private func inheritedTraits() -> UITraitCollection {
        var result: UITraitCollection
        if let windowStorage, windowStorage === self {
            result = windowStorage.screenTraits
        } else if let superviewStorage {
            result = superviewStorage.traits
        } else {
            // A view without a superview keeps its traits, apart from its own overrides.
            result = traits
        }
        if let owner { result = owner.traits(inheriting: result) }
        if let overrides = rareStorage?.traitOverrides {
            var values = result.values
            values.merge(overrides)
            if values != result.values { result = UITraitCollection(values: values) }
        }
        let style = overrideUserInterfaceStyle
        if style != .unspecified, style != result.userInterfaceStyle {
            var values = result.values
            values.userInterfaceStyle = style
            result = UITraitCollection(values: values)
        }
        return result
    }

    private func setTraits(_ newTraits: UITraitCollection) {
        let previous = traits
        traits = newTraits
        if let color = backgroundColorStorage {
            layer.values.backgroundColor = color.resolvedColor(with: newTraits).cgColor
        }
        setNeedsDisplay()
        if previous.layoutDirection != newTraits.layoutDirection { setNeedsLayout() }
        if layoutNode != nil { layoutTraitsDidChange() }
        newTraits.withCurrent {
            owner?.traitCollectionDidChange(previous)
            owner?.notifyTraitChanges(from: previous, to: newTraits)
            traitCollectionDidChange(previous)
            notifyTraitChanges(from: previous, to: newTraits)
        }
        for subview in subviewStorage { subview.updateTraits() }
    }
}

// MARK: - Tint

extension UIView {
    final var effectiveTintColor: UIColor {
        var ancestor: UIView? = self
        while let view = ancestor {
            if let color = view.rareStorage?.tintColor { return color }
            ancestor = view.superviewStorage
        }
        return .systemBlue
    }

    final func setTintColor(_ color: UIColor?) {
        guard color != rareStorage?.tintColor else { return }
        rare.tintColor = color
        notifyTintColorDidChange()
    }

    final func notifyTintColorDidChange() {
        tintColorDidChange()
        for subview in subviewStorage where subview.rareStorage?.tintColor == nil {
            subview.notifyTintColorDidChange()
        }
    }
}
