import Foundation

/// The traits of a view or view controller, such as interface style, layout direction, text size and display scale.
///
/// A collection is immutable, so it can be read on any thread.
open class UITraitCollection: NSObject, @unchecked Sendable {
    // `@unchecked` because the compiler can't check an open class; the stored values are immutable.
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection that specifies no traits.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    /// Whether the object is a trait collection with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    /// A hash of the values; equal collections have equal hashes.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.layoutDirection)
        hasher.combine(values.preferredContentSizeCategory)
        hasher.combine(values.displayScale)
        return hasher.finalize()
    }
}

extension UITraitCollection {
    /// The interface styles: light and dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The layout direction of the interface.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The user's preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The number of pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The interface idiom of the device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The user's contrast preference.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The user's bold text preference.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// The elevation of the interface: base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The force touch capability of the device.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// The color gamut of the display.
    public var displayGamut: UIDisplayGamut { values.displayGamut }

    /// Returns whether the collection has every value that `trait` specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// Returns whether a dynamic color may resolve differently in the two collections.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.accessibilityContrast != other.accessibilityContrast
            || values.userInterfaceLevel != other.userInterfaceLevel
    }
}
