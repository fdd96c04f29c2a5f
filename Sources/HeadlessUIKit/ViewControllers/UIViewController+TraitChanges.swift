import Foundation

extension UIViewController {
    /// The traits that the view controller overrides for itself and its view hierarchy.
    public final var traitOverrides: any UITraitOverrides {
        get { MutableTraits(values: ownTraitOverrides ?? TraitValues()) }
        set {
            ownTraitOverrides = TraitValues(newValue)
            viewIfLoaded?.updateTraits()
        }
    }

    /// Updates the traits of the view controller immediately.
    public final func updateTraitsIfNeeded() {
        viewIfLoaded?.updateTraits()
    }
}

extension UIViewController: UITraitChangeObservable {}
