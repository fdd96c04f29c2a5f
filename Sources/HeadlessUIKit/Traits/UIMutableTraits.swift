import Foundation

/// A mutable collection of traits.
public protocol UIMutableTraits {
    /// The interface styles: light and dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The layout direction of the interface.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The user's preferred text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The number of pixels per point; 0 if unspecified.
    var displayScale: CGFloat { get set }
    /// The interface idiom of the device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The user's contrast preference.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The user's bold text preference.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The elevation of the interface: base or elevated.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The force touch capability of the device.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The color gamut of the display.
    var displayGamut: UIDisplayGamut { get set }
}

/// A mutable copy of trait values.
struct MutableTraits: UIMutableTraits {
    var values: TraitValues

    var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }

    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }

    var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }

    var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }

    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }

    var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }

    var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }

    var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability }
        set { values.forceTouchCapability = newValue }
    }

    var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }
}
