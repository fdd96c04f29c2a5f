import Foundation

extension NSLayoutConstraint {
    final func performActivate() {
        guard holder == nil else { return }
        let views = first.views + second.views
        var ancestor = views.first
        for view in views.dropFirst() {
            while let candidate = ancestor, !view.isInside(candidate) { ancestor = candidate.superelement }
        }
        guard let ancestor, !first.isDeallocated, !second.isDeallocated else {
            preconditionFailure(
                """
                Unable to activate constraint with items \(first.item.map { "\($0)" } ?? "nil") and \
                \(second.item.map { "\($0)" } ?? "nil") because they have no common ancestor. Does the constraint or \
                its anchors reference items in different view hierarchies? That's illegal.
                """
            )
        }
        ancestor.performAddConstraint(self)
    }

    final func performDeactivate() {
        holder?.performRemoveConstraint(self)
    }

    /// Whether either side refers to a view or guide.
    final func refers(to item: AnyObject?) -> Bool {
        guard let item else { return false }
        return first.item === item || second.item === item || first.endItem === item || second.endItem === item
    }
}
