import Foundation

/// The variants of an image for different traits, such as a light and a dark one.
///
/// Unchecked: a lock guards the variants.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Variant {
        var traits: UITraitCollection
        /// The image; `nil` before it is read from its file.
        var content: ImageContent?
        var file: AssetImageFile?
    }

    private let lock = NSLock()
    private var variants: [Variant] = []

    /// Creates an asset without variants.
    public override init() {
        super.init()
    }

    /// Creates an asset of files, which are read when one is shown first. Files that are no images are left out then.
    init(_ files: [(traits: UITraitCollection, file: AssetImageFile)]) {
        variants = files.map { Variant(traits: $0.traits, file: $0.file) }
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
            while let best = traits.best(of: Array(variants.indices), traits: { variants[$0].traits }) {
                if let content = variants[best].content { return content }
                if let content = variants[best].file?.content {
                    variants[best].content = content
                    return content
                }
                variants.remove(at: best)
            }
            return nil
        }
    }
}
