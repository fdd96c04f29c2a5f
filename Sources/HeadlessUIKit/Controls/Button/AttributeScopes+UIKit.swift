import Foundation

extension AttributeScopes {
    /// The attributes that UIKit draws with.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added after each character.
        public let kern: KernAttribute
        /// Points the text is raised by.
        public let baselineOffset: BaselineOffsetAttribute
        /// What Foundation knows of.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIFont
            /// The name of the attribute.
            public static let name = "NSFont"
        }

        /// The colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSColor"
        }

        /// The colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSBackgroundColor"
        }

        /// Points added after each character.
        public enum KernAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSKern"
        }

        /// Points the text is raised by.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSBaselineOffset"
        }
    }

    /// The attributes that UIKit draws with.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// UIKit's attributes by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributeContainer {
    /// The attributes as labels take them.
    var labelAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = self[AttributeScopes.UIKitAttributes.FontAttribute.self]
        attributes[.foregroundColor] = self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
        attributes[.backgroundColor] = self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
        attributes[.kern] = self[AttributeScopes.UIKitAttributes.KernAttribute.self]
        attributes[.baselineOffset] = self[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
        return attributes
    }
}

extension AttributedString {
    /// Whether no stretch of the text has attributes of its own.
    var isPlain: Bool { runs.allSatisfy { $0.attributes == AttributeContainer() } }

    var string: String { String(characters) }

    /// The text as labels take it; what it leaves open are the defaults.
    func labelText(defaults: AttributeContainer) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            let attributes = defaults.merging(run.attributes).labelAttributes
            text.append(NSAttributedString(string: String(characters[run.range]), attributes: attributes))
        }
        return text
    }
}
