import Foundation

extension AttributeScopes.UIKitAttributes {
    /// The font.
    @frozen public enum FontAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIFont
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The paragraph style.
    @frozen public enum ParagraphStyleAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSParagraphStyle
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The text color.
    @frozen public enum ForegroundColorAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The background color.
    @frozen public enum BackgroundColorAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// Whether ligatures are used: 0 for those alone that a script can't do without.
    @frozen public enum LigatureAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Int
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// The space added after each character, in points.
    @frozen public enum KernAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The space added after each character, in points; takes precedence over `kern`.
    @frozen public enum TrackingAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The style of the strikethrough.
    @frozen
    public enum StrikethroughStyleAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSUnderlineStyle
        /// The type of the value in an `NSAttributedString`: the raw value.
        public typealias ObjectiveCValue = NSNumber
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue

        /// Encodes the raw value.
        public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
            try value.rawValue.encode(to: encoder)
        }

        /// Decodes a raw value.
        public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: try Int(from: decoder))
        }
    }

    /// The style of the underline.
    @frozen public enum UnderlineStyleAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSUnderlineStyle
        /// The type of the value in an `NSAttributedString`: the raw value.
        public typealias ObjectiveCValue = NSNumber
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue

        /// Encodes the raw value.
        public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
            try value.rawValue.encode(to: encoder)
        }

        /// Decodes a raw value.
        public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: try Int(from: decoder))
        }
    }

    /// The color of the outline of glyphs; without it that of the text.
    @frozen public enum StrokeColorAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The width of the outline in percent of the font size; below 0 the glyphs are filled as well.
    @frozen public enum StrokeWidthAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The shadow.
    @frozen public enum ShadowAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSShadow
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// The effect of the text.
    @frozen public enum TextEffectAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSAttributedString.TextEffectStyle
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.textEffect.rawValue

        /// Encodes the raw value.
        public static func encode(_ value: NSAttributedString.TextEffectStyle, to encoder: any Encoder) throws {
            try value.rawValue.encode(to: encoder)
        }

        /// Decodes a raw value.
        public static func decode(from decoder: any Decoder) throws -> NSAttributedString.TextEffectStyle {
            NSAttributedString.TextEffectStyle(rawValue: try String(from: decoder))
        }
    }

    /// The offset of the text above the baseline, in points.
    @frozen public enum BaselineOffsetAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The color of the underline; without it that of the text.
    @frozen public enum UnderlineColorAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The color of the strikethrough; without it that of the text.
    @frozen public enum StrikethroughColorAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The skew of glyphs, the horizontal per vertical distance.
    @frozen public enum ObliquenessAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The logarithm of the factor by which glyphs are widened.
    @frozen public enum ExpansionAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// The attachment at the character U+FFFC.
    @frozen public enum AttachmentAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSTextAttachment
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.attachment.rawValue
    }
}
