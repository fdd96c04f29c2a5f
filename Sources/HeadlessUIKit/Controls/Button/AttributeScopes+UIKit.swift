import Foundation

extension AttributeScopes {
    /// The text attributes that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The text color.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color.
        public let backgroundColor: BackgroundColorAttribute
        /// The spacing added after each character, in points.
        public let kern: KernAttribute
        /// The offset of the text above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font attribute.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIFont
            /// The name of the attribute.
            public static let name = "NSFont"
        }

        /// The text color attribute.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSColor"
        }

        /// The background color attribute.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSBackgroundColor"
        }

        /// The spacing added after each character, in points.
        public enum KernAttribute: CodableAttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSKern"
        }

        /// The offset of the text above the baseline, in points.
        public enum BaselineOffsetAttribute: CodableAttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSBaselineOffset"
        }
    }

    /// The text attributes that UIKit draws.
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

extension AttributeContainer {
    /// The attributes for a label's attributed text.
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
    /// Whether no run of the text has attributes.
    var isPlain: Bool { runs.allSatisfy { $0.attributes == AttributeContainer() } }

    var string: String { String(characters) }

    /// Returns the text for a label. Attributes that a run does not set come from `defaults`.
    func labelRuns(defaults: AttributeContainer) -> [AttributedRun] {
        runs.map { run in
            AttributedRun(
                text: String(characters[run.range]),
                attributes: defaults.merging(run.attributes).labelAttributes
            )
        }
    }
}
