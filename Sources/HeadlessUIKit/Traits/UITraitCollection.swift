import Foundation

/// The environment of a view or view controller: appearance, direction, text size, scale and the like.
///
/// A collection never changes after it is made, so it may be read on any thread.
open class UITraitCollection: NSObject, @unchecked Sendable {
    // `@unchecked` because a class that may be subclassed cannot be checked; what is stored here is immutable.
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Makes a collection that specifies nothing.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    /// Whether the other object is a collection of the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    /// Equal collections have equal hashes.
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
    /// Light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The direction of the interface.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The text size the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// Pixels in a point, 0 when unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The room from left to right.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The room from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Whether the user asked for more contrast.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Whether the user asked for bold text.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// Whether the interface lies before another one.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Whether it can be told how hard the screen is touched.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// The colours that the screen can show.
    public var displayGamut: UIDisplayGamut { values.displayGamut }

    /// Whether every value that `trait` specifies has the same value here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// Whether a dynamic colour may resolve differently under the two collections.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.accessibilityContrast != other.accessibilityContrast
            || values.userInterfaceLevel != other.userInterfaceLevel
    }
}
