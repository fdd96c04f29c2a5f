import Foundation

/// A width, height or distance, for creating constraints.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that sets the dimension to a constant, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, constant: c)
    }

    /// Returns a constraint that sets the dimension to at least a constant, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, constant: c)
    }

    /// Returns a constraint that sets the dimension to at most a constant, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, constant: c)
    }

    /// Returns a constraint that sets the dimension to a multiple of another.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, multiplier: m)
    }

    /// Returns a constraint that sets the dimension to at least a multiple of another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, multiplier: m)
    }

    /// Returns a constraint that sets the dimension to at most a multiple of another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, multiplier: m)
    }

    /// Returns a constraint that sets the dimension to a multiple of another plus a constant in points.
    open func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, multiplier: m, constant: c)
    }

    /// Returns a constraint that sets the dimension to at least a multiple of another plus a constant in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, multiplier: m, constant: c)
    }

    /// Returns a constraint that sets the dimension to at most a multiple of another plus a constant in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, multiplier: m, constant: c)
    }
}
