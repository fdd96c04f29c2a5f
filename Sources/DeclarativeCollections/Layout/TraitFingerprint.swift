import PortableUIKit

/// The traits that sizes depend on. Measured sizes are valid only for an equal fingerprint.
///
/// The user interface style (dark mode) is not included: colors do not affect sizes.
struct TraitFingerprint: Hashable {
    private let contentSizeCategory: UIContentSizeCategory
    private let legibilityWeight: UILegibilityWeight
    private let layoutDirection: UITraitEnvironmentLayoutDirection
    private let horizontalSizeClass: UIUserInterfaceSizeClass
    private let idiom: UIUserInterfaceIdiom
    private let displayScale: CGFloat
    /// Controls have other sizes in other versions. On a device it never changes.
    private let systemVersion: String

    @MainActor
    init(_ traits: UITraitCollection) {
        var version = ""
        traits.performAsCurrent { version = UIDevice.current.systemVersion }
        systemVersion = version
        contentSizeCategory = traits.preferredContentSizeCategory
        legibilityWeight = traits.legibilityWeight
        layoutDirection = traits.layoutDirection
        horizontalSizeClass = traits.horizontalSizeClass
        idiom = traits.userInterfaceIdiom
        displayScale = traits.displayScale
    }
}
