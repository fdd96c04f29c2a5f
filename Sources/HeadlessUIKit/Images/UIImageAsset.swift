import Foundation

/// The variants of an image for different traits, such as a light and a dark one.
///
/// Unchecked: a lock guards the variants.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Variant {
        var traits: UITraitCollection
        var content: ImageContent
    }

    private let lock = NSLock()
    private var variants: [Variant] = []

    /// Creates an asset without variants.
    public override init() {
        super.init()
    }

    /// Adds an image as the variant for the traits of a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Adds an image as the variant for traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        var content = image.content
        content.asset = nil
        content.properties.configuration = UIImage.Configuration(traits: traitCollection)
        lock.withLock {
            variants.removeAll { $0.traits == traitCollection }
            variants.append(Variant(traits: traitCollection, content: content))
        }
    }

    /// Removes the variant for the traits of a configuration.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the variant for traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        lock.withLock { variants.removeAll { $0.traits == traitCollection } }
    }

    /// Returns the variant that fits the traits of a configuration best. Image views show the one that fits theirs.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        let image = image(with: configuration.traitCollection ?? .current)
        guard let symbolic = configuration as? UIImage.SymbolConfiguration else { return image }
        return image.applyingSymbolConfiguration(symbolic) ?? image
    }

    /// Returns the variant that fits traits best. Image views show the one that fits theirs.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        guard var content = variant(for: traitCollection) else { return UIImage() }
        content.asset = self
        return UIImage(content)
    }

    /// Returns the variant that fits traits best; of equally good ones the first. `nil` if there are none.
    final func variant(for traits: UITraitCollection) -> ImageContent? {
        lock.withLock {
            var best: (variant: Variant, score: Int)?
            for variant in variants {
                let score = Self.score(of: variant.traits, for: traits)
                if score > best?.score ?? .min { best = (variant, score) }
            }
            return best?.variant.content
        }
    }

    /// How well the traits of a variant fit: a trait that differs counts more than any number of unspecified ones.
    private static func score(of variant: UITraitCollection, for traits: UITraitCollection) -> Int {
        let mismatch = -100
        func score<Value: Equatable>(_ own: Value, _ wanted: Value, unspecified: Value) -> Int {
            own == unspecified ? 0 : own == wanted ? 1 : mismatch
        }
        return score(variant.userInterfaceStyle, traits.userInterfaceStyle, unspecified: .unspecified)
            + score(variant.userInterfaceIdiom, traits.userInterfaceIdiom, unspecified: .unspecified)
            + score(variant.horizontalSizeClass, traits.horizontalSizeClass, unspecified: .unspecified)
            + score(variant.verticalSizeClass, traits.verticalSizeClass, unspecified: .unspecified)
            + score(variant.layoutDirection, traits.layoutDirection, unspecified: .unspecified)
            + score(variant.accessibilityContrast, traits.accessibilityContrast, unspecified: .unspecified)
            + score(variant.userInterfaceLevel, traits.userInterfaceLevel, unspecified: .unspecified)
            + scaleScore(of: variant.displayScale, for: traits.displayScale)
    }

    /// Another scale is better than another appearance: images can be scaled.
    private static func scaleScore(of own: CGFloat, for wanted: CGFloat) -> Int {
        own == 0 ? 0 : own == wanted ? 1 : -1
    }
}
