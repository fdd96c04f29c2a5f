import BoundedCaches
import Foundation

/// The symbol of an image, for redrawing it with another configuration.
struct Symbol: Equatable, Sendable {
    var name: String
    var configuration: UIImage.SymbolConfiguration

    /// Returns the content of the symbol's image; `nil` if there is no symbol with the name.
    func content(properties: ImageContent.Properties) -> ImageContent? {
        guard let drawing = SymbolDrawing.named(name, configuration: configuration) else { return nil }
        var properties = properties
        properties.symbol = self
        properties.flips = properties.flips || drawing.flips
        properties.alignmentInsets = drawing.alignmentInsets
        properties.baselineOffset = drawing.baselineOffset
        if let color = configuration.values.colors.first {
            properties.tint = color
            properties.renderingMode = .alwaysOriginal
        }
        return ImageContent(storage: .drawing(drawing.list), size: drawing.size, scale: 1, properties: properties)
    }
}
