import Foundation

extension UIFontDescriptor {
    /// What a descriptor says.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The full name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face, a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }

    /// What the traits of a descriptor say.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The raw value of symbolic traits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// How slanted letters are, a number.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// What a family of the system is drawn for.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// That of the interface.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With letters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// A descriptor of what the attributes say, and of the system font for the rest.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontSpecification(size: UIFont.smallSystemFontSize).adding(attributes))
    }

    /// A descriptor of the face of a full name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontSpecification(fontName: fontName, size: size) ?? FontSpecification(size: size))
    }

    /// What the descriptor says.
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

    /// What the descriptor says by one name.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// The full name of the face.
    public var postscriptName: String { UIFont(specification).fontName }

    /// The same with what the attributes say.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(specification.adding(attributes))
    }

    /// The same in a design of the system font. It has one only here; digits become equally wide where letters should.
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

    /// The same in another family. There is none here.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { self }
}

extension FontSpecification {
    /// The same with what attributes say; what cannot be read is left as it is.
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
