import Foundation

extension UIView {
    /// The traits that the view overrides for itself and its subviews.
    @available(iOS 17, *)
    public final var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: rareStorage?.traitOverrides ?? TraitValues()) }
        set {
            rare.traitOverrides = newValue.values
            updateTraits()
        }
    }

    /// Updates the traits of the view controller immediately.
    @available(iOS 17, *)
    public final func updateTraitsIfNeeded() {
        updateTraits()
    }
}

@available(iOS 17, *)
extension UIView: UITraitChangeObservable {}

extension UIView: TraitChangeSource {
    final var traitChanges: [TraitChangeRegistration] {
        get { rareStorage?.traitChanges ?? [] }
        set { rare.traitChanges = newValue }
    }
}
