import Foundation

extension UIView {
    /// The traits that the view overrides for itself and its subviews.
    public final var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: rareStorage?.traitOverrides ?? TraitValues()) }
        set {
            rare.traitOverrides = newValue.values
            updateTraits()
        }
    }

    /// Updates the traits of the view controller immediately.
    public final func updateTraitsIfNeeded() {
        updateTraits()
    }
}

extension UIView: UITraitChangeObservable, TraitChangeSource {
    final var traitChanges: [TraitChangeRegistration] {
        get { rareStorage?.traitChanges ?? [] }
        set { rare.traitChanges = newValue }
    }
}
