import Foundation

/// A horizontal edge or line of a view or guide.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(side.distance(to: otherAnchor.side))
    }

    /// This one the system's spacing, times a factor, below the other; between baselines the spacing is that of lines.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: SystemSpacing.below(anchor.side, of: side) * multiplier)
    }

    /// This one at least the system's spacing, times a factor, below the other.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.below(anchor.side, of: side) * multiplier)
    }

    /// This one at most the system's spacing, times a factor, below the other.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.below(anchor.side, of: side) * multiplier)
    }
}
