import Foundation

extension AttributeScopes {
    /// The text attributes of UIKit.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The text color.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color.
        public let backgroundColor: BackgroundColorAttribute
        /// Whether ligatures are used: 0 for those alone that a script can't do without.
        public let ligature: LigatureAttribute
        /// The space added after each character, in points.
        public let kern: KernAttribute
        /// The space added after each character, in points; takes precedence over `kern`.
        public let tracking: TrackingAttribute
        /// The style of the strikethrough.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the outline of glyphs; without it that of the text.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outline in percent of the font size; below 0 the glyphs are filled as well.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// The effect of the text.
        public let textEffect: TextEffectAttribute
        /// The offset of the text above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The color of the underline; without it that of the text.
        public let underlineColor: UnderlineColorAttribute
        /// The color of the strikethrough; without it that of the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The skew of glyphs, the horizontal per vertical distance.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of the factor by which glyphs are widened.
        public let expansion: ExpansionAttribute
        /// The attachment at the character U+FFFC.
        public let attachment: AttachmentAttribute
        /// The attributes for assistive technologies.
        public let accessibility: AccessibilityAttributes
        /// Foundation's attributes.
        public let foundation: FoundationAttributes
    }

    /// The text attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Accesses UIKit's attributes by name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}
