import Foundation

/// What `Contents.json` of a set or a folder of an asset catalog says, as far as it is used. Apple's "Asset Catalog Format Reference"
/// lists the keys.
struct AssetContents: Decodable, Sendable {
    struct Properties: Decodable, Sendable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    struct Appearance: Decodable, Sendable {
        var appearance: String?
        var value: String?
    }

    /// A component of a color: a text such as `0xFF`, `255` or `0.5`, or a number.
    struct Component: Decodable, Sendable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text
            } else {
                text = String(try container.decode(Double.self))
            }
        }
    }

    struct Color: Decodable, Sendable {
        var colorSpace: String?
        var components: [String: Component]?
        /// The name of a system color, as `systemRedColor`.
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case colorSpace = "color-space"
            case components, reference
        }
    }

    /// Distances from the edges of an image, in pixels.
    struct Insets: Decodable, Sendable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?
    }

    struct Resizing: Decodable, Sendable {
        struct Center: Decodable, Sendable {
            var mode: String?
        }

        var center: Center?
        var capInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case center
            case capInsets = "cap-insets"
        }
    }

    struct Variant: Decodable, Sendable {
        var idiom: String?
        var scale: String?
        var filename: String?
        var appearances: [Appearance]?
        var widthClass: String?
        var heightClass: String?
        var languageDirection: String?
        var displayGamut: String?
        var locale: String?
        var typeIdentifier: String?
        var color: Color?
        var resizing: Resizing?
        var alignmentInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case idiom, scale, filename, appearances, locale, color, resizing
            case widthClass = "width-class"
            case heightClass = "height-class"
            case languageDirection = "language-direction"
            case displayGamut = "display-gamut"
            case typeIdentifier = "universal-type-identifier"
            case alignmentInsets = "alignment-insets"
        }
    }

    var properties: Properties?
    var colors: [Variant]?
    var images: [Variant]?
    var data: [Variant]?

    init?(of folder: URL) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
        else { return nil }
        self = contents
    }
}

extension AssetContents.Variant {
    /// The traits that the variant is for; `nil` if it is for another platform, or for one language.
    var traits: UITraitCollection? {
        guard locale == nil, let idiom = idiomTraits else { return nil }
        var traits = [idiom]
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): traits.append(UITraitCollection(userInterfaceStyle: .dark))
            case ("luminosity", "light"): traits.append(UITraitCollection(userInterfaceStyle: .light))
            case ("contrast", "high"): traits.append(UITraitCollection(accessibilityContrast: .high))
            default: return nil
            }
        }
        if let width = Self.sizeClass(widthClass) { traits.append(UITraitCollection(horizontalSizeClass: width)) }
        if let height = Self.sizeClass(heightClass) { traits.append(UITraitCollection(verticalSizeClass: height)) }
        if let direction = languageDirection {
            let isLeftward = direction == "right-to-left"
            traits.append(UITraitCollection(layoutDirection: isLeftward ? .rightToLeft : .leftToRight))
        }
        if let scale = displayScale { traits.append(UITraitCollection(displayScale: scale)) }
        return UITraitCollection(traitsFrom: traits)
    }

    /// The pixels per point of the screens that the variant is for; `nil` if it is for all.
    var displayScale: CGFloat? {
        guard let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()), number >= 1, number <= 8 else {
            return nil
        }
        return CGFloat(number)
    }

    private var idiomTraits: UITraitCollection? {
        switch idiom {
        case nil, "universal": UITraitCollection()
        case "iphone": UITraitCollection(userInterfaceIdiom: .phone)
        case "ipad": UITraitCollection(userInterfaceIdiom: .pad)
        default: nil
        }
    }

    private static func sizeClass(_ name: String?) -> UIUserInterfaceSizeClass? {
        switch name {
        case "compact": .compact
        case "regular": .regular
        default: nil
        }
    }
}
