import Foundation

/// The definition of a trait, represented by a type.
@available(iOS 17, *)
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The value of the trait where none is specified.
    static var defaultValue: Value { get }

    /// A name of the trait for debugging.
    static var name: String { get }

    /// An identifier of the trait that is stable across versions of an app.
    static var identifier: String { get }

    /// Whether colors depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

@available(iOS 17, *)
extension UITraitDefinition {
    /// The default implementation; the name of the type.
    public static var name: String { "\(Self.self)" }

    /// The default implementation; the qualified name of the type.
    public static var identifier: String { String(reflecting: Self.self) }

    /// The default implementation; `false`.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
@available(iOS 17, *)
public typealias UITrait = any UITraitDefinition.Type

/// A trait that this module defines, with the key path of its value.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var path: KeyPath<TraitValues, Value> { get }
}

@available(iOS 17, *)
extension SystemTrait {
    static func differs(between one: TraitValues, and other: TraitValues) -> Bool {
        one[keyPath: path] != other[keyPath: path]
    }

    static func value(in values: TraitValues) -> Any { values[keyPath: path] }

    static func set(_ value: Any, in values: inout TraitValues) {
        guard let value = value as? Value, let path = path as? WritableKeyPath<TraitValues, Value> else { return }
        values[keyPath: path] = value
    }
}

/// The interface style: light or dark.
@available(iOS 17, *)
public enum UITraitUserInterfaceStyle: SystemTrait {
    /// The default value; unspecified.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// Colors depend on this trait.
    public static let affectsColorAppearance = true
    static var path: KeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The interface idiom of the device.
@available(iOS 17, *)
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// The default value; unspecified.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: KeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The layout direction.
@available(iOS 17, *)
public enum UITraitLayoutDirection: SystemTrait {
    /// The default value; unspecified.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: KeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The number of pixels per point.
@available(iOS 17, *)
public enum UITraitDisplayScale: SystemTrait {
    /// The default value; 0 (unspecified).
    public static let defaultValue: CGFloat = 0
    static var path: KeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The horizontal size class.
@available(iOS 17, *)
public enum UITraitHorizontalSizeClass: SystemTrait {
    /// The default value; unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: KeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class.
@available(iOS 17, *)
public enum UITraitVerticalSizeClass: SystemTrait {
    /// The default value; unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: KeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The user's preferred text size.
@available(iOS 17, *)
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// The default value; unspecified.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: KeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The user's contrast preference.
@available(iOS 17, *)
public enum UITraitAccessibilityContrast: SystemTrait {
    /// The default value; unspecified.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// Colors depend on this trait.
    public static let affectsColorAppearance = true
    static var path: KeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The user's bold text preference.
@available(iOS 17, *)
public enum UITraitLegibilityWeight: SystemTrait {
    /// The default value; unspecified.
    public static let defaultValue = UILegibilityWeight.unspecified
    static var path: KeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The elevation of the interface: base or elevated.
@available(iOS 17, *)
public enum UITraitUserInterfaceLevel: SystemTrait {
    /// The default value; unspecified.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// Colors depend on this trait.
    public static let affectsColorAppearance = true
    static var path: KeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The force touch capability of the device.
@available(iOS 17, *)
public enum UITraitForceTouchCapability: SystemTrait {
    /// The default value; unknown.
    public static let defaultValue = UIForceTouchCapability.unknown
    static var path: KeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The color gamut of the display.
@available(iOS 17, *)
public enum UITraitDisplayGamut: SystemTrait {
    /// The default value; unspecified.
    public static let defaultValue = UIDisplayGamut.unspecified
    static var path: KeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

extension UITraitCollection {
    /// The value of a trait; its default value if unspecified.
    @available(iOS 17, *)
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values.value(of: trait) }

    /// The system's traits on which colors depend.
    @available(iOS 17, *)
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
    }

    /// The system's traits on which the choice of an image depends.
    @available(iOS 17, *)
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
            UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
        ]
    }

    /// Returns the traits that differ from those in another collection.
    func changedTraits(among traits: [UITrait], from previous: UITraitCollection) -> [UITrait] {
        traits.filter { trait in
            if let trait = trait as? any SystemTrait.Type {
                return trait.differs(between: values, and: previous.values)
            }
            return values.custom !== previous.values.custom && trait.differs(between: values, and: previous.values)
        }
    }
}

@available(iOS 17, *)
extension TraitValues {
    /// Returns the value of a trait; its default value if unspecified.
    func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value {
        if let trait = trait as? any SystemTrait.Type { return trait.value(in: self) as? T.Value ?? T.defaultValue }
        // Only then cast: nothing at all would be a `nil` of an optional type.
        guard let value = custom?.value(of: trait) else { return T.defaultValue }
        return value as? T.Value ?? T.defaultValue
    }

    /// Sets the value of a trait.
    mutating func set<T: UITraitDefinition>(_ value: T.Value, of trait: T.Type) {
        if let trait = trait as? any SystemTrait.Type { return trait.set(value, in: &self) }
        custom = CustomTraits.setting(value, of: trait, in: custom)
    }
}

@available(iOS 17, *)
extension UITraitDefinition {
    fileprivate static func differs(between one: TraitValues, and other: TraitValues) -> Bool {
        !TraitEquality.areEqual(one.value(of: Self.self), other.value(of: Self.self))
    }
}
