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
        /// The slant, a number; positive values are italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

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

    /// Creates a descriptor with attributes; the defaults are those of the system font.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontSpecification(size: UIFont.smallSystemFontSize).adding(attributes))
    }

    /// Creates the descriptor of a face from its full name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontSpecification(fontName: fontName, size: size) ?? FontSpecification(size: size))
    }

    /// The attributes of the descriptor.
    public var fontAttributes: [AttributeName: Any] {
        let font = UIFont(specification)
        return [
            .family: font.familyName, .name: font.fontName, .face: specification.styleName,
            .size: specification.size,
            .traits: [
                TraitKey.symbolic: symbolicTraits.rawValue,
                TraitKey.weight: UIFont.Weight(openTypeWeight: specification.weight).rawValue,
            ],
        ]
    }

    /// Returns the value of an attribute; `nil` if there is none.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// The full name of the face.
    public var postscriptName: String { UIFont(specification).fontName }

    /// Returns the descriptor with attributes added.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(specification.adding(attributes))
    }

    /// Returns the descriptor in another design. The system font has only one; `.monospaced` gives it digits of equal
    /// width.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard design == .monospaced else { return self }
        return UIFontDescriptor(
            FontSpecification(
                size: specification.size,
                weight: specification.weight,
                isItalic: specification.isItalic,
                hasMonospacedDigits: true
            )
        )
    }

    /// Returns the descriptor in another family. Always the same descriptor: there is only one family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { self }
}

extension FontSpecification {
    /// Returns the specification with attributes applied; invalid ones are ignored.
    fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontSpecification {
        var result = self
        if let name = attributes[.name] as? String, let named = FontSpecification(fontName: name, size: size) {
            result = named
        }
        if let size = Self.number(attributes[.size]) { result = result.withSize(size) }
        guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return result }
        var isItalic = result.isItalic
        if let number = Self.number(traits[.symbolic]), let bits = UInt32(exactly: number) {
            let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: bits)
            if symbolic.contains(.traitBold) { result = result.withWeight(max(700, result.weight)) }
            isItalic = symbolic.contains(.traitItalic)
        }
        if let weight = traits[.weight] as? UIFont.Weight {
            result = result.withWeight(weight.openTypeWeight)
        } else if let weight = Self.number(traits[.weight]) {
            result = result.withWeight(UIFont.Weight(weight).openTypeWeight)
        }
        if let slant = Self.number(traits[.slant]) { isItalic = slant > 0 }
        return FontSpecification(
            size: result.size,
            weight: result.weight,
            isItalic: isItalic,
            hasMonospacedDigits: result.hasMonospacedDigits
        )
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
