import Foundation

/// A horizontal position in a view or guide, such as its leading edge or center, for creating constraints.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another, as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(side.distance(to: otherAnchor.side))
    }

    /// Returns a constraint that places this anchor after another at a multiple of the system spacing.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: SystemSpacing.betweenViews * multiplier)
    }

    /// Returns a constraint that places this anchor after another at a distance of at least a multiple of the system
    /// spacing.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.betweenViews * multiplier)
    }

    /// Returns a constraint that places this anchor after another at a distance of at most a multiple of the system
    /// spacing.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.betweenViews * multiplier)
    }
}

extension LayoutSide {
    func distance(to end: LayoutSide) -> LayoutSide {
        LayoutSide(item: item, attribute: attribute, endItem: end.item, endAttribute: end.attribute)
    }
}
