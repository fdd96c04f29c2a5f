import Foundation

/// An edge, center, baseline or size of a view or guide, for creating constraints.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying, SidedAnchor {
    final let side: LayoutSide

    init(_ side: LayoutSide) {
        self.side = side
        super.init()
    }

    /// Returns a constraint that sets this anchor equal to another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side)
    }

    /// Returns a constraint that sets this anchor greater than or equal to another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side)
    }

    /// Returns a constraint that sets this anchor less than or equal to another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side)
    }

    /// Returns a constraint that sets this anchor equal to another plus an offset in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, constant: c)
    }

    /// Returns a constraint that sets this anchor greater than or equal to another plus an offset in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: c)
    }

    /// Returns a constraint that sets this anchor less than or equal to another plus an offset in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: c)
    }

    /// Returns the same object: anchors are immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the object is an anchor of the same attribute of the same item. The generic types may differ, as those
    /// of `NSLayoutConstraint.firstAnchor` and of the view's own anchor do.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any SidedAnchor else { return false }
        return MainActor.assumeIsolated { side.isSame(as: other.side) }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(side.item.map { ObjectIdentifier($0) })
            hasher.combine(side.attribute)
            return hasher.finalize()
        }
    }
}

/// The common interface of anchors of all generic types.
@MainActor protocol SidedAnchor: AnyObject, Sendable {
    var side: LayoutSide { get }
}
