import Foundation

extension UIImage {
    /// The configuration of an image.
    open class Configuration: NSObject, @unchecked Sendable {
    }

    /// The weights of symbol images.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
    }

    /// The scales of symbol images relative to their point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium
        case large
    }

    /// Creates a symbol image, which is a template image by default; `nil` if the symbol isn't available. A few dozen
    /// of UIKit's symbols are available, in similar shapes.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a symbol image with a configuration; `nil` if the symbol isn't available.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        let configuration = configuration as? SymbolConfiguration ?? SymbolConfiguration()
        guard let image = Symbol(name: name, configuration: configuration).image(properties: Properties()) else {
            return nil
        }
        self.init(storage: image.storage, size: image.size, scale: image.scale, properties: image.properties)
    }

    /// Creates a symbol image for a trait collection; `nil` if the symbol isn't available.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Whether the image is a symbol image.
    public var isSymbolImage: Bool { properties.symbol != nil }

    /// The configuration of a symbol image; `nil` for other images.
    public var symbolConfiguration: SymbolConfiguration? { properties.symbol?.configuration }

    /// Returns a symbol image with a configuration applied; other images are returned unchanged.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let configuration = configuration as? SymbolConfiguration else { return self }
        return applyingSymbolConfiguration(configuration) ?? self
    }

    /// Returns a symbol image with a configuration applied; `nil` for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard var symbol = properties.symbol else { return nil }
        symbol.configuration = symbol.configuration.applying(configuration)
        return symbol.image(properties: properties)
    }
}
