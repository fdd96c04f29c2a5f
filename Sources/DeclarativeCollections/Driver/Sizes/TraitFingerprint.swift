import PortableUIKit

/// The traits that sizes depend on. Sizes measured under one fingerprint say nothing under another.
///
/// Appearance (dark mode) is not among them: colours do not change sizes.
struct TraitFingerprint: Hashable {
    private let contentSizeCategory: UIContentSizeCategory
    private let legibilityWeight: UILegibilityWeight
    private let layoutDirection: UITraitEnvironmentLayoutDirection
    private let horizontalSizeClass: UIUserInterfaceSizeClass
    private let idiom: UIUserInterfaceIdiom
    private let displayScale: CGFloat

    init(_ traits: UITraitCollection) {
        contentSizeCategory = traits.preferredContentSizeCategory
        legibilityWeight = traits.legibilityWeight
        layoutDirection = traits.layoutDirection
        horizontalSizeClass = traits.horizontalSizeClass
        idiom = traits.userInterfaceIdiom
        displayScale = traits.displayScale
    }
}
