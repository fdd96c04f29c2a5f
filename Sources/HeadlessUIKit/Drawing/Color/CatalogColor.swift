import Foundation

/// A color of an asset catalog.
enum CatalogColor {
    private static let cache = AssetCache<UIColor>()

    /// Returns the color with a name in the catalogs of a bundle; `nil` if there is none.
    static func color(named name: String, in bundle: Bundle?) -> UIColor? {
        ModuleBundles.first(in: bundle) { bundle in
            AssetCatalogs.set(name, .color, in: bundle).flatMap { set in
                cache.value(for: set) { makeColor(of: set) }
            }
        }
    }

    private static func makeColor(of set: AssetSet) -> UIColor? {
        let variants = (set.contents?.colors ?? []).compactMap {
            variant -> (traits: UITraitCollection, color: UIColor)? in
            guard let traits = variant.traits, let color = variant.color.flatMap({ color(of: $0) }) else { return nil }
            return (traits, color)
        }
        if variants.count <= 1 { return variants.first?.color }
        func resolved(
            _ style: UIUserInterfaceStyle,
            _ contrast: UIAccessibilityContrast,
            _ level: UIUserInterfaceLevel = .base
        ) -> RGBA {
            let traits = UITraitCollection { traits in
                traits.userInterfaceIdiom = UITraitCollection.current.userInterfaceIdiom
                traits.userInterfaceStyle = style
                traits.accessibilityContrast = contrast
                traits.userInterfaceLevel = level
            }
            let best = traits.best(of: variants) { $0.traits }
            return best?.color.resolvedColor(with: traits).currentRGBA ?? RGBA(hex: 0, alpha: 0)
        }
        var dynamic = DynamicColor(light: 0, dark: 0)
        dynamic.light = resolved(.light, .normal)
        dynamic.dark = resolved(.dark, .normal)
        dynamic.highContrastLight = resolved(.light, .high)
        dynamic.highContrastDark = resolved(.dark, .high)
        dynamic.elevatedDark = resolved(.dark, .normal, .elevated)
        dynamic.highContrastElevatedDark = resolved(.dark, .high, .elevated)
        return UIColor(storage: .dynamic(dynamic))
    }

    // MARK: Components

    private static func color(of color: AssetContents.Color) -> UIColor? {
        if let reference = color.reference { return SystemColorNames.color(named: reference) }
        guard let components = color.components else { return nil }
        let alpha = components["alpha"].flatMap { alphaValue(of: $0.text) } ?? 1
        if let white = components["white"].flatMap({ value(of: $0.text) }) {
            return UIColor(white: white, alpha: alpha)
        }
        guard let red = components["red"].flatMap({ value(of: $0.text) }),
            let green = components["green"].flatMap({ value(of: $0.text) }),
            let blue = components["blue"].flatMap({ value(of: $0.text) })
        else { return nil }
        return color.colorSpace == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component as Xcode writes it: `0.5`, of 255 as `128`, or of 255 with hexadecimal digits as `0x80`.
    private static func value(of text: String) -> CGFloat? {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return CGFloat(text.contains(".") || text.contains("e") ? number : number / 255)
    }

    /// The alpha component, which is of 1 where the others are of 255, too.
    private static func alphaValue(of text: String) -> CGFloat? {
        text.trimmingCharacters(in: .whitespaces) == "1" ? 1 : value(of: text).map { min(max($0, 0), 1) }
    }
}
