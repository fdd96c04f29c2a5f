import Foundation

/// An edge, a centre, a baseline or a size of a view or guide, to make constraints with.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying, SidedAnchor {
    final let side: LayoutSide

    init(_ side: LayoutSide) {
        self.side = side
        super.init()
    }

    /// The view or guide the anchor belongs to.
    open var item: AnyObject? { side.item }

    /// The name of the attribute.
    open var name: String { side.attribute.name }

    /// Whether the layout leaves open where the item is or how large it is along the anchor's axis.
    open var hasAmbiguousLayout: Bool {
        guard let axis = side.axis, let view = LayoutSide.view(of: side.item) else { return false }
        return view.isLayoutAmbiguous(of: side.item, along: axis)
    }

    /// The active constraints that mention the item along the anchor's axis.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let axis = side.axis, let view = LayoutSide.view(of: side.item) else { return [] }
        return view.constraintsMentioning(side.item, along: axis)
    }

    /// Both at the same place, or of the same size.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side)
    }

    /// This one at or after the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side)
    }

    /// This one at or before the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side)
    }

    /// This one so many points after the other.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, constant: c)
    }

    /// This one at least so many points after the other.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: c)
    }

    /// This one at most so many points after the other.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: c)
    }

    /// The anchor itself: anchors do not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other anchor is the same attribute of the same item; the types may differ, as those of
    /// `NSLayoutConstraint.firstAnchor` and the view's anchor do.
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

/// What anchors of all types have in common.
@MainActor protocol SidedAnchor: AnyObject, Sendable {
    var side: LayoutSide { get }
}
