import Foundation

/// The values of a color in an archive. A pattern and a provider are archived as the color in the current traits.
struct ColorArchive: Codable {
    private var name: String?
    private var isGray = false
    /// The components of a fixed color; of a dynamic one those of all appearances.
    private var colors: [[CGFloat]]

    private static let appearances: [WritableKeyPath<DynamicColor, RGBA> & Sendable] = [
        \.light, \.dark, \.highContrastLight, \.highContrastDark, \.elevatedDark, \.highContrastElevatedDark,
    ]

    init(_ color: UIColor) {
        switch color.storage {
        case .dynamic(let dynamic):
            name = dynamic.name
            colors = Self.appearances.map { Self.components(dynamic[keyPath: $0]) }
        case .gray(let rgba):
            isGray = true
            colors = [Self.components(rgba)]
        case .fixed, .provider, .pattern:
            colors = [Self.components(color.currentRGBA)]
        }
    }

    /// The color; `nil` if the values are none of one.
    var storage: UIColor.Storage? {
        let values = colors.filter { $0.count == 4 }.map { RGBA(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
        guard values.count == colors.count, let first = values.first else { return nil }
        if values.count == 1 { return isGray ? .gray(first) : .fixed(first) }
        guard values.count == Self.appearances.count else { return nil }
        var dynamic = DynamicColor(name: name, light: 0, dark: 0)
        for (appearance, value) in zip(Self.appearances, values) { dynamic[keyPath: appearance] = value }
        return .dynamic(dynamic)
    }

    private static func components(_ color: RGBA) -> [CGFloat] { [color.red, color.green, color.blue, color.alpha] }
}
