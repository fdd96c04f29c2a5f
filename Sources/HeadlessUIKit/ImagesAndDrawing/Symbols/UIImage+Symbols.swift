import Foundation

extension UIImage {
    /// How symbols look.
    open class Configuration: NSObject, @unchecked Sendable {
    }

    /// How heavy the lines of a symbol are.
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

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium
        case large
    }

    /// A symbol of that name, a picture that shows its shape in the tint colour; nil where there is none. A few dozen of
    /// UIKit's symbols are drawn here, in shapes like theirs.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol of that name in a size and weight; nil where there is none.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        let configuration = configuration as? SymbolConfiguration ?? SymbolConfiguration()
        guard let image = Symbol(name: name, configuration: configuration).image(properties: Properties()) else {
            return nil
        }
        self.init(storage: image.storage, size: image.size, scale: image.scale, properties: image.properties)
    }

    /// A symbol of that name; nil where there is none.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Whether the picture is a symbol.
    public var isSymbolImage: Bool { properties.symbol != nil }

    /// How the symbol looks; nil for other pictures.
    public var symbolConfiguration: SymbolConfiguration? { properties.symbol?.configuration }

    /// The symbol with what the configuration says changed; other pictures stay as they are.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let configuration = configuration as? SymbolConfiguration else { return self }
        return applyingSymbolConfiguration(configuration) ?? self
    }

    /// The symbol with what the configuration says changed; nil for other pictures.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard var symbol = properties.symbol else { return nil }
        symbol.configuration = symbol.configuration.applying(configuration)
        return symbol.image(properties: properties)
    }
}
