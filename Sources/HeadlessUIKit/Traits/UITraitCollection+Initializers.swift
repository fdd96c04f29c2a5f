import Foundation

extension UITraitCollection {
    /// Creates a collection with the traits that a closure sets.
    @available(iOS 17, *)
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = UITraitOverrides(values: TraitValues())
        mutations(&traits)
        self.init(values: (traits as? UITraitOverrides)?.values ?? TraitValues())
    }

    /// Returns a copy of the collection with the changes that a closure makes.
    @available(iOS 17, *)
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = UITraitOverrides(values: values)
        mutations(&traits)
        return UITraitCollection(values: (traits as? UITraitOverrides)?.values ?? values)
    }
}
