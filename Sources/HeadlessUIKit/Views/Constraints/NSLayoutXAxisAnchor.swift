import Foundation

/// A vertical edge or line of a view or guide.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(side.distance(to: otherAnchor.side))
    }

    /// This one the system's spacing, times a factor, after the other.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: SystemSpacing.betweenViews * multiplier)
    }

    /// This one at least the system's spacing, times a factor, after the other.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.betweenViews * multiplier)
    }

    /// This one at most the system's spacing, times a factor, after the other.
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
