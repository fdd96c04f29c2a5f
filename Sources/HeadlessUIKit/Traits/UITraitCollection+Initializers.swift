import Foundation

extension UITraitCollection {
    /// Makes a collection of all values that the given ones specify; where several do, the last one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values: values)
    }

    /// Makes a collection that specifies the appearance only.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
    }

    /// Makes a collection that specifies the direction only.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: TraitValues(layoutDirection: layoutDirection))
    }

    /// Makes a collection that specifies the text size only.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
    }

    /// Makes a collection that specifies the pixels in a point only.
    public convenience init(displayScale: CGFloat) {
        self.init(values: TraitValues(displayScale: displayScale))
    }

    /// Makes a collection that specifies the kind of device only.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(values: TraitValues(userInterfaceIdiom: userInterfaceIdiom))
    }

    /// Makes a collection that specifies the room from left to right only.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
    }

    /// Makes a collection that specifies the room from top to bottom only.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
    }

    /// Makes a collection that specifies the contrast only.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
    }

    /// Makes a collection that specifies the weight of text only.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(values: TraitValues(legibilityWeight: legibilityWeight))
    }

    /// Makes a collection that specifies whether the interface lies before another one only.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel))
    }

    /// Makes a collection that specifies whether it can be told how hard the screen is touched only.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(values: TraitValues(forceTouchCapability: capability))
    }

    /// Makes a collection that specifies the colours of the screen only.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(values: TraitValues(displayGamut: displayGamut))
    }

    /// Makes a collection of what a closure says.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = MutableTraits(values: TraitValues())
        mutations(&traits)
        self.init(values: (traits as? MutableTraits)?.values ?? TraitValues())
    }

    /// The same with what a closure changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = MutableTraits(values: values)
        mutations(&traits)
        return UITraitCollection(values: (traits as? MutableTraits)?.values ?? values)
    }
}
