import Foundation

extension UIView {
    /// Updates the safe area from the superview's, and sends notifications if it changed.
    final func updateSafeAreaInsets() {
        let insets = inheritedSafeAreaInsets()
        if insets != safeAreaInsetsStorage {
            setSafeAreaInsets(insets)
        } else if rareStorage?.preservesSuperviewLayoutMargins == true {
            // The view or its superview moved, so other superview margins may apply.
            layoutMarginsMayHaveChanged()
        }
    }

    final func setSafeAreaInsets(_ insets: UIEdgeInsets) {
        safeAreaInsetsStorage = insets
        safeAreaInsetsDidChange()
        notifyObservers()
        owner?.viewSafeAreaInsetsDidChange()
        if rareStorage?.insetsLayoutMarginsFromSafeArea ?? true { notifyLayoutMarginsDidChange() }
        layoutEnvironmentDidChange()
        setNeedsLayout()
        for subview in subviewStorage { subview.updateSafeAreaInsets() }
    }

    private func inheritedSafeAreaInsets() -> UIEdgeInsets {
        let additional = owner?.additionalSafeAreaInsets ?? .zero
        guard let superview = superviewStorage else {
            // A window has no superview: its safe area is that of the screen.
            return windowStorage === self ? windowStorage?.screenSafeAreaInsets ?? .zero : additional
        }
        let outer = superview.safeAreaInsetsForSubviews
        guard outer != .zero else { return additional }
        let frame = layerStorage.values.frame
        let bounds = superview.layerStorage.values.bounds
        let covered = UIEdgeInsets(
            top: max(0, outer.top - max(0, frame.minY - bounds.minY)),
            left: max(0, outer.left - max(0, frame.minX - bounds.minX)),
            bottom: max(0, outer.bottom - max(0, bounds.maxY - frame.maxY)),
            right: max(0, outer.right - max(0, bounds.maxX - frame.maxX))
        )
        return covered + additional
    }
}
