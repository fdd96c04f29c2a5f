import Foundation

/// Traits that override inherited ones. Unspecified traits are inherited.
@available(iOS 17, *)
public struct UITraitOverrides: UIMutableTraits {
    var values: TraitValues

    /// Returns whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        (trait as? any SystemTrait.Type)?.isSpecified(in: values) ?? (values.custom?.contains(trait) == true)
    }

    /// Removes the override of a trait, so that it is inherited again.
    public mutating func remove(_ trait: UITrait) {
        if let trait = trait as? any SystemTrait.Type { return trait.reset(in: &values) }
        values.custom = CustomTraits.setting(nil, of: trait, in: values.custom)
    }

    /// The value of a trait; its default value if it isn't overridden.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values.value(of: trait) }
        set { values.set(newValue, of: trait) }
    }
}

@available(iOS 17, *)
extension SystemTrait {
    fileprivate static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: path] != defaultValue }

    fileprivate static func reset(in values: inout TraitValues) {
        if let path = path as? WritableKeyPath<TraitValues, Value> { values[keyPath: path] = defaultValue }
    }
}

// MARK: - Values

@available(iOS 17, *)
extension UITraitOverrides {
    /// The interface styles: light and dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }

    /// The layout direction of the interface.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    /// The user's preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }

    /// The number of pixels per point; 0 if unspecified.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }

    /// The interface idiom of the device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }

    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    /// The user's contrast preference.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }

    /// The user's bold text preference.
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }

    /// The elevation of the interface: base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }

    /// The force touch capability of the device.
    public var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability }
        set { values.forceTouchCapability = newValue }
    }

    /// The color gamut of the display.
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }
}
