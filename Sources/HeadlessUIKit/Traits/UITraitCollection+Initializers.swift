import Foundation

extension UITraitCollection {
    /// Creates a collection that merges the given ones; the last specified value of a trait wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values: values)
    }

    /// Creates a collection that specifies only the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
    }

    /// Creates a collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: TraitValues(layoutDirection: layoutDirection))
    }

    /// Creates a collection that specifies only the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
    }

    /// Creates a collection that specifies only the display scale, in pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(values: TraitValues(displayScale: scale))
    }

    /// Creates a collection that specifies only the interface idiom.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(values: TraitValues(userInterfaceIdiom: idiom))
    }

    /// Creates a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
    }

    /// Creates a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
    }

    /// Creates a collection that specifies only the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
    }

    /// Creates a collection that specifies only the legibility weight.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(values: TraitValues(legibilityWeight: legibilityWeight))
    }

    /// Creates a collection that specifies only the interface level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel))
    }

    /// Creates a collection that specifies only the force touch capability.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(values: TraitValues(forceTouchCapability: capability))
    }

    /// Creates a collection that specifies only the display gamut.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(values: TraitValues(displayGamut: displayGamut))
    }

    /// Creates a collection with the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = MutableTraits(values: TraitValues())
        mutations(&traits)
        self.init(values: (traits as? MutableTraits)?.values ?? TraitValues())
    }

    /// Returns a copy of the collection with the changes that a closure makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = MutableTraits(values: values)
        mutations(&traits)
        return UITraitCollection(values: (traits as? MutableTraits)?.values ?? values)
    }
}
