import Foundation

/// The traits of a view or view controller, such as interface style, layout direction, text size and display scale.
///
/// A collection is immutable, so it can be read on any thread.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked` because the compiler can't check an open class; the stored values are immutable.
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection that specifies no traits.
    public override init() {
        values = TraitValues()
        super.init()
    }

    /// Collections can't be decoded from archives here. Always returns `nil`.
    public init?(coder: NSCoder) {
        return nil
    }

    // MARK: Collections with one trait

    /// Creates a collection that merges the given ones; the last specified value of a trait wins.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.values = values
        super.init()
    }

    /// Creates a collection that specifies only the interface style.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        values = TraitValues(userInterfaceStyle: userInterfaceStyle)
        super.init()
    }

    /// Creates a collection that specifies only the layout direction.
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        values = TraitValues(layoutDirection: layoutDirection)
        super.init()
    }

    /// Creates a collection that specifies only the text size.
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        values = TraitValues(preferredContentSizeCategory: preferredContentSizeCategory)
        super.init()
    }

    /// Creates a collection that specifies only the display scale, in pixels per point.
    public init(displayScale scale: CGFloat) {
        values = TraitValues(displayScale: scale)
        super.init()
    }

    /// Creates a collection that specifies only the interface idiom.
    public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        values = TraitValues(userInterfaceIdiom: idiom)
        super.init()
    }

    /// Creates a collection that specifies only the horizontal size class.
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        values = TraitValues(horizontalSizeClass: horizontalSizeClass)
        super.init()
    }

    /// Creates a collection that specifies only the vertical size class.
    public init(verticalSizeClass: UIUserInterfaceSizeClass) {
        values = TraitValues(verticalSizeClass: verticalSizeClass)
        super.init()
    }

    /// Creates a collection that specifies only the contrast.
    public init(accessibilityContrast: UIAccessibilityContrast) {
        values = TraitValues(accessibilityContrast: accessibilityContrast)
        super.init()
    }

    /// Creates a collection that specifies only the legibility weight.
    public init(legibilityWeight: UILegibilityWeight) {
        values = TraitValues(legibilityWeight: legibilityWeight)
        super.init()
    }

    /// Creates a collection that specifies only the interface level.
    public init(userInterfaceLevel: UIUserInterfaceLevel) {
        values = TraitValues(userInterfaceLevel: userInterfaceLevel)
        super.init()
    }

    /// Creates a collection that specifies only the force touch capability.
    public init(forceTouchCapability capability: UIForceTouchCapability) {
        values = TraitValues(forceTouchCapability: capability)
        super.init()
    }

    /// Creates a collection that specifies only the display gamut.
    public init(displayGamut: UIDisplayGamut) {
        values = TraitValues(displayGamut: displayGamut)
        super.init()
    }

    // MARK: Equality

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

    /// Returns the same object: collections are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Traits

    /// The interface styles: light and dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The layout direction of the interface.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The user's preferred text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The number of pixels per point; 0 if unspecified.
    open var displayScale: CGFloat { values.displayScale }
    /// The interface idiom of the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The horizontal size class.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The user's contrast preference.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The user's bold text preference.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// The elevation of the interface: base or elevated.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The force touch capability of the device.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// The color gamut of the display.
    open var displayGamut: UIDisplayGamut { values.displayGamut }

    /// Returns whether the collection has every value that `trait` specifies.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// Returns whether a dynamic color may resolve differently in the two collections.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.accessibilityContrast != other.accessibilityContrast
            || values.userInterfaceLevel != other.userInterfaceLevel
            || CustomTraits.haveDifferentColors(values.custom, other.custom)
    }

    // MARK: The current traits

    /// The traits of the current thread.
    ///
    /// A view's traits while it lays out, draws or handles a trait change; the traits of a default phone otherwise.
    open class var current: UITraitCollection {
        get { ThreadTraits.current ?? headlessDefault }
        set { ThreadTraits.current = newValue }
    }

    /// Runs a closure with this collection as the `current` one.
    open func performAsCurrent(_ actions: () -> Void) {
        withCurrent(actions)
    }
}
