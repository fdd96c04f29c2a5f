import Foundation

/// A layout guide that follows an element that moves on the screen, and activates constraints by where it is.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var constraintsNear: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
    private var constraintsAway: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

    /// The edges of the window that the element touches. A keyboard without a screen is docked at the bottom.
    private static let nearEdges: NSDirectionalRectEdge = [.bottom, .leading, .trailing]

    /// Sets the constraints that are active while the element is near all of the edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint],
        activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(constraintsNear[edge.rawValue] ?? [])
        constraintsNear[edge.rawValue] = trackingConstraints
        updateTrackedConstraints()
    }

    /// Returns the constraints that are active while the element is near all of the edges.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraintsNear[edge.rawValue] ?? []
    }

    /// Sets the constraints that are active while the element is away from all of the edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint],
        activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(constraintsAway[edge.rawValue] ?? [])
        constraintsAway[edge.rawValue] = trackingConstraints
        updateTrackedConstraints()
    }

    /// Returns the constraints that are active while the element is away from all of the edges.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraintsAway[edge.rawValue] ?? []
    }

    /// Deactivates and forgets the constraints of all edges.
    open func removeAllTrackedConstraints() {
        for constraints in constraintsNear.values { NSLayoutConstraint.deactivate(constraints) }
        for constraints in constraintsAway.values { NSLayoutConstraint.deactivate(constraints) }
        constraintsNear = [:]
        constraintsAway = [:]
    }

    private func updateTrackedConstraints() {
        for (edges, constraints) in constraintsNear {
            for constraint in constraints {
                constraint.isActive = Self.nearEdges.isSuperset(of: NSDirectionalRectEdge(rawValue: edges))
            }
        }
        for (edges, constraints) in constraintsAway {
            for constraint in constraints {
                constraint.isActive = Self.nearEdges.isDisjoint(with: NSDirectionalRectEdge(rawValue: edges))
            }
        }
    }
}
