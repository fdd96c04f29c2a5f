import Foundation

extension UIViewController {
    /// The traits that the view controller overrides for itself and its view hierarchy.
    @available(iOS 17, *)
    public final var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: ownTraitOverrides ?? TraitValues()) }
        set {
            ownTraitOverrides = newValue.values
            viewIfLoaded?.updateTraits()
        }
    }

    /// Updates the traits of the view controller immediately.
    @available(iOS 17, *)
    public final func updateTraitsIfNeeded() {
        viewIfLoaded?.updateTraits()
    }
}

@available(iOS 17, *)
extension UIViewController: UITraitChangeObservable {}
