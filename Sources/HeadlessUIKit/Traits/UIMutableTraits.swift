import Foundation

/// A mutable collection of traits.
@available(iOS 17, *)
public protocol UIMutableTraits {
    /// The value of a trait; its default value if unspecified.
    ///
    /// A property for a trait of your own is an extension of this protocol:
    ///
    /// ```swift
    /// extension UIMutableTraits {
    ///     var theme: Theme {
    ///         get { self[ThemeTrait.self] }
    ///         set { self[ThemeTrait.self] = newValue }
    ///     }
    /// }
    /// ```
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }

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
