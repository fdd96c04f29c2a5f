import Foundation

/// A constraint that a stack view needs.
@MainActor struct StackConstraint {
    let name: String
    let first: LayoutSide
    var relation = NSLayoutConstraint.Relation.equal
    var second = LayoutSide.none
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required

    var key: StackConstraintKey {
        StackConstraintKey(
            first: StackConstraintKey.Side(first),
            relation: relation,
            second: StackConstraintKey.Side(second),
            multiplier: multiplier
        )
    }

    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first,
            relation,
            second,
            multiplier: multiplier,
            constant: constant,
            priority: priority
        )
        constraint.identifier = name
        constraint.origin = .stackView
        return constraint
    }
}

/// The parts of a constraint that can't be changed, as a key.
struct StackConstraintKey: Hashable {
    struct Side: Hashable {
        let item: ObjectIdentifier?
        let attribute: NSLayoutConstraint.Attribute
        let endItem: ObjectIdentifier?
        let endAttribute: NSLayoutConstraint.Attribute

        init(_ side: LayoutSide) {
            item = side.item.map { ObjectIdentifier($0) }
            attribute = side.attribute
            endItem = side.endItem.map { ObjectIdentifier($0) }
            endAttribute = side.endAttribute
        }
    }

    let first: Side
    let relation: NSLayoutConstraint.Relation
    let second: Side
    let multiplier: CGFloat
}
