import Foundation

/// A vertical position in a view or guide, such as its top edge or baseline, for creating constraints.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another, as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(side.distance(to: otherAnchor.side))
    }

    /// Returns a constraint that places this anchor below another at a multiple of the system spacing. Between
    /// baselines, the system spacing is a line height.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: SystemSpacing.below(anchor.side, of: side) * multiplier)
    }

    /// Returns a constraint that places this anchor below another at a distance of at least a multiple of the system
    /// spacing.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.below(anchor.side, of: side) * multiplier)
    }

    /// Returns a constraint that places this anchor below another at a distance of at most a multiple of the system
    /// spacing.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.below(anchor.side, of: side) * multiplier)
    }
}
