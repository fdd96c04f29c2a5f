import Foundation

extension UIView {
    /// The traits that the view and what is in it have in place of inherited ones.
    public final var traitOverrides: any UITraitOverrides {
        get { MutableTraits(values: rareStorage?.traitOverrides ?? TraitValues()) }
        set {
            rare.traitOverrides = TraitValues(newValue)
            updateTraits()
        }
    }

    /// Brings the traits up to date, which they always are here.
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
