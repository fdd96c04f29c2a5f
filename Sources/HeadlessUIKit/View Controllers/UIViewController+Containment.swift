extension UIViewController {
    /// The controller that contains this one.
    public final var parent: UIViewController? { parentStorage }

    /// The controllers in this one, in the order they were added.
    public final var children: [UIViewController] { childStorage }

    /// Gives a child traits that differ from this controller's; nil takes them back.
    public final func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        overrideTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewStorage?.updateTraits()
    }

    /// The traits a child was given to differ in.
    public final func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        overrideTraits[ObjectIdentifier(childViewController)]
    }

    final func adopt(_ child: UIViewController) {
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

    /// What the controller makes of the traits that surround its view.
    final func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        var values = inherited.values
        if let override = parentStorage?.overrideTraits[ObjectIdentifier(self)] { values.merge(override.values) }
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        return values == inherited.values ? inherited : UITraitCollection(values: values)
    }
}
