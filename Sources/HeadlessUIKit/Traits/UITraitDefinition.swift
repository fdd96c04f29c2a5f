import Foundation

/// A trait, as a type that stands for it.
public protocol UITraitDefinition {
    /// What the trait is told by.
    associatedtype Value

    /// What holds where nothing was said.
    static var defaultValue: Value { get }

    /// A name for people who debug.
    static var name: String { get }

    /// A name that is the same in all versions of an app.
    static var identifier: String { get }

    /// Whether colours depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { "\(Self.self)" }

    /// The full name of the type.
    public static var identifier: String { String(reflecting: Self.self) }

    /// They do not.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of this module, which knows where its value is.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var path: KeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    static func differs(between one: TraitValues, and other: TraitValues) -> Bool {
        one[keyPath: path] != other[keyPath: path]
    }

    static func value(in values: TraitValues) -> Any { values[keyPath: path] }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// They do.
    public static let affectsColorAppearance = true
    static var path: KeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: KeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The direction of reading.
public enum UITraitLayoutDirection: SystemTrait {
    /// Not said.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: KeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Pixels in a point.
public enum UITraitDisplayScale: SystemTrait {
    /// Not said.
    public static let defaultValue: CGFloat = 0
    static var path: KeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// How much room there is from side to side.
public enum UITraitHorizontalSizeClass: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: KeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: KeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// How large the reader wants text to be.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// Not said.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: KeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// How much contrast the reader wants.
public enum UITraitAccessibilityContrast: SystemTrait {
    /// Not said.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// They do.
    public static let affectsColorAppearance = true
    static var path: KeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// How bold the reader wants text to be.
public enum UITraitLegibilityWeight: SystemTrait {
    /// Not said.
    public static let defaultValue = UILegibilityWeight.unspecified
    static var path: KeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

extension UITraitCollection {
    /// The value of a trait; the trait's default where nothing is said of it here.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        (trait as? any SystemTrait.Type)?.value(in: values) as? T.Value ?? T.defaultValue
    }

    /// Those of the traits that differ from another collection's.
    func changedTraits(among traits: [UITrait], from previous: UITraitCollection) -> [UITrait] {
        traits.filter { trait in
            (trait as? any SystemTrait.Type)?.differs(between: values, and: previous.values) ?? false
        }
    }
}
