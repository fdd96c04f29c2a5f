import Foundation

extension UIViewController {
    /// The traits that the view controller overrides for itself and its view hierarchy.
    public final var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: ownTraitOverrides ?? TraitValues()) }
        set {
            ownTraitOverrides = newValue.values
            viewIfLoaded?.updateTraits()
        }
    }

    /// Updates the traits of the view controller immediately.
    public final func updateTraitsIfNeeded() {
        viewIfLoaded?.updateTraits()
    }
}

extension UIViewController: UITraitChangeObservable {}
