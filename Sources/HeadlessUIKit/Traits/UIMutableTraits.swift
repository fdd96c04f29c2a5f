import Foundation

/// Traits that can be changed.
public protocol UIMutableTraits {
    /// Light or dark appearance.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The direction of the interface.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The text size the user prefers.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Pixels in a point, 0 when unspecified.
    var displayScale: CGFloat { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The room from left to right.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The room from top to bottom.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether the user asked for more contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether the user asked for bold text.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether the interface lies before another one.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// Whether it can be told how hard the screen is touched.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The colours that the screen can show.
    var displayGamut: UIDisplayGamut { get set }
}

/// Traits that are being changed.
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
