extension UIViewController {
    final func performAddChild(_ child: UIViewController) {
        precondition(child !== self, "A view controller cannot contain itself")
        guard child.parentStorage !== self else { return }
        child.parentStorage?.removeChild(child)
        child.willMove(toParent: self)
        childStorage.append(child)
        child.parentStorage = self
        child.movesToParent = child.appearance == .disappeared
        child.movesFromParent = false
        child.viewStorage?.updateTraits()
    }

    final func leaveParent() {
        guard let parentStorage else { return }
        parentStorage.removeChild(self)
        didMove(toParent: nil)
    }

    private func removeChild(_ child: UIViewController) {
        childStorage.removeAll { $0 === child }
        overrideTraits[ObjectIdentifier(child)] = nil
        child.parentStorage = nil
    }

    /// Returns the view's traits for the inherited traits, with this controller's overrides applied.
    final func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        var values = inherited.values
        if let override = parentStorage?.overrideTraits[ObjectIdentifier(self)] { values.merge(override.values) }
        if presentedBy?.isElevated == true { values.userInterfaceLevel = .elevated }
        if let override = presentedBy?.controller?.overrideTraitCollection { values.merge(override.values) }
        if let ownTraitOverrides { values.merge(ownTraitOverrides) }
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        return values == inherited.values ? inherited : UITraitCollection(values: values)
    }
}
