import Foundation

extension UIViewController {
    /// The traits that the screen and what is in it have in place of inherited ones.
    public final var traitOverrides: any UITraitOverrides {
        get { MutableTraits(values: ownTraitOverrides ?? TraitValues()) }
        set {
            ownTraitOverrides = TraitValues(newValue)
            viewIfLoaded?.updateTraits()
        }
    }

    /// Brings the traits up to date, which they always are here.
    public final func updateTraitsIfNeeded() {
        viewIfLoaded?.updateTraits()
    }
}

extension UIViewController: UITraitChangeObservable {}
