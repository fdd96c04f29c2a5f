import Foundation

/// Traits that override inherited ones. Unspecified traits are inherited.
public protocol UITraitOverrides: UIMutableTraits {
    /// Returns whether a trait is overridden.
    func contains(_ trait: UITrait) -> Bool

    /// Removes the override of a trait, so that it is inherited again.
    mutating func remove(_ trait: UITrait)
}

extension MutableTraits: UITraitOverrides {
    func contains(_ trait: UITrait) -> Bool {
        (trait as? any SystemTrait.Type)?.isSpecified(in: values) ?? false
    }

    mutating func remove(_ trait: UITrait) {
        (trait as? any SystemTrait.Type)?.reset(in: &values)
    }
}

extension SystemTrait {
    fileprivate static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: path] != defaultValue }

    fileprivate static func reset(in values: inout TraitValues) {
        if let path = path as? WritableKeyPath<TraitValues, Value> { values[keyPath: path] = defaultValue }
    }
}

extension TraitValues {
    init(_ traits: any UIMutableTraits) {
        self.init(
            userInterfaceStyle: traits.userInterfaceStyle,
            layoutDirection: traits.layoutDirection,
            preferredContentSizeCategory: traits.preferredContentSizeCategory,
            displayScale: traits.displayScale,
            userInterfaceIdiom: traits.userInterfaceIdiom,
            horizontalSizeClass: traits.horizontalSizeClass,
            verticalSizeClass: traits.verticalSizeClass,
            accessibilityContrast: traits.accessibilityContrast,
            legibilityWeight: traits.legibilityWeight,
            userInterfaceLevel: traits.userInterfaceLevel,
            forceTouchCapability: traits.forceTouchCapability,
            displayGamut: traits.displayGamut
        )
    }
}
