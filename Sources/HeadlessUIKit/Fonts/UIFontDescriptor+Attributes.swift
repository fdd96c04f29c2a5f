import Foundation

extension UIFontDescriptor {
    /// Names of font attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The raw value of the name.
        public let rawValue: String

        /// Creates a name from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family name, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The full name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face name, a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The font size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, a dictionary with `TraitKey` keys.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The name for users, a string.
        public static let visibleName = AttributeName(rawValue: "NSCTFontVisibleNameAttribute")
        /// The matrix, a `CGAffineTransform`. A slanted one makes the font italic.
        public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
        /// The characters of the font. No effect.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// The descriptors of fonts for missing characters. No effect: these fonts are always the same.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The advance of all glyphs, in points. No effect.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// The features of the font: an array of dictionaries with `FeatureKey` keys.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// Keys of font traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The raw value of the key.
        public let rawValue: String

        /// Creates a key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The symbolic traits, a raw value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a `UIFont.Weight` or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, a number. No effect.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, a number; positive values are italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Keys of a font feature: a type of Apple's Font Feature Registry, and one of its selectors.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The raw value of the key.
        public let rawValue: String

        /// Creates a key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a key from a raw value.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The type of the feature, a number.
        public static let type = FeatureKey(kCTFontFeatureTypeIdentifierKey)
        /// The selector of the feature, a number.
        public static let selector = FeatureKey(kCTFontFeatureSelectorIdentifierKey)
        /// The type of the feature, a number.
        public static let featureIdentifier = type
        /// The selector of the feature, a number.
        public static let typeIdentifier = selector
    }

    /// The stylistic class of a font.
    public typealias Class = Int

    /// Designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The raw value of the design.
        public let rawValue: String

        /// Creates a design from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The serif design.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}

extension FontSpecification {
    /// The weight of the bold font: semibold for the system font, as `boldSystemFont(ofSize:)` has it.
    var boldWeight: Int { max(isSystemFont ? 600 : 700, weight) }

    /// Returns the specification with attributes applied; invalid ones are ignored.
    func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontSpecification {
        var result = self
        if let family = attributes[.family] as? String { result = result.inFamily(named: family) ?? result }
        if let name = attributes[.name] as? String, let named = FontSpecification(fontName: name, size: size) {
            result = named.withFeatures(features)
        }
        if let face = attributes[.face] as? String { result = result.withFace(face) }
        if let size = Self.number(attributes[.size]) { result = result.withSize(size) }
        if let matrix = attributes[.matrix] as? CGAffineTransform, matrix.c != 0 {
            result = result.with(isItalic: true).inFamily(of: result)
        }
        if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            result = result.withFeatures(FontFeatures.features(of: settings))
        }
        guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return result }
        return result.adding(traits)
    }

    private func adding(_ traits: [UIFontDescriptor.TraitKey: Any]) -> FontSpecification {
        var (weight, isItalic) = (weight, isItalic)
        if let number = Self.number(traits[.symbolic]), let bits = UInt32(exactly: number) {
            let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: bits)
            if symbolic.contains(.traitBold) { weight = boldWeight }
            isItalic = symbolic.contains(.traitItalic)
        }
        if let named = traits[.weight] as? UIFont.Weight {
            weight = named.openTypeWeight
        } else if let number = Self.number(traits[.weight]) {
            weight = UIFont.Weight(number).openTypeWeight
        }
        if let slant = Self.number(traits[.slant]) { isItalic = slant > 0 }
        return with(weight: weight, isItalic: isItalic).inFamily(of: self)
    }

    /// Returns the face with a style name in the same family; unknown names are ignored.
    private func withFace(_ name: String) -> FontSpecification {
        let style = name.replacingOccurrences(of: " ", with: "")
        for weight in stride(from: 100, through: 900, by: 100) {
            for isItalic in [false, true] {
                let face = with(weight: weight, isItalic: isItalic)
                if face.styleName == style { return face.inFamily(of: self) }
            }
        }
        return self
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as UInt32: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
