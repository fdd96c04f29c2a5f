import Foundation

extension AttributeScopes {
    /// The text attributes for assistive technologies.
    public struct AccessibilityAttributes: AttributeScope {
        /// Descriptions that an assistive technology adds to the text.
        public let accessibilityTextCustom: TextCustomAttribute
        /// The pronunciation in the International Phonetic Alphabet.
        public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
        /// The level of a heading.
        public let accessibilityHeadingLevel: HeadingLevelAttribute
        /// The pitch of the voice in relation to the usual one.
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        /// The kind of text.
        public let accessibilityTextualContext: TextualContextAttribute
        /// Whether an announcement waits for those before it.
        public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
        /// Whether punctuation is spoken.
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        /// Whether the text is spelled.
        public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute

        /// Descriptions that an assistive technology adds to the text.
        @frozen public enum TextCustomAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = [String]
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.accessibilityTextCustom.rawValue
            /// The name of the attribute in Markdown.
            public static let markdownName = "accessibilityTextCustom"
        }

        /// The pronunciation in the International Phonetic Alphabet.
        @frozen public enum IPANotationAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = String
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.accessibilitySpeechIPANotation.rawValue
            /// The name of the attribute in Markdown.
            public static let markdownName = "accessibilitySpeechPhoneticNotation"
        }

        /// The level of a heading.
        @frozen
        public enum HeadingLevelAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey,
            ObjectiveCConvertibleAttributedStringKey
        {
            /// The type of the attribute's value.
            public typealias Value = HeadingLevel
            /// The type of the value in an `NSAttributedString`: the raw value.
            public typealias ObjectiveCValue = NSNumber
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.accessibilityTextHeadingLevel.rawValue
            /// The name of the attribute in Markdown.
            public static let markdownName = "accessibilityHeadingLevel"

            /// The levels of headings.
            public enum HeadingLevel: Int, Codable, Sendable {
                /// No particular level.
                case unspecified
                /// The first level.
                case h1
                /// The second level.
                case h2
                /// The third level.
                case h3
                /// The fourth level.
                case h4
                /// The fifth level.
                case h5
                /// The sixth level.
                case h6
            }
        }

        /// The pitch of the voice in relation to the usual one.
        @frozen
        public enum AdjustedPitchAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey,
            ObjectiveCConvertibleAttributedStringKey
        {
            /// The type of the attribute's value.
            public typealias Value = Double
            /// The type of the value in an `NSAttributedString`.
            public typealias ObjectiveCValue = NSNumber
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.accessibilitySpeechPitch.rawValue
            /// The name of the attribute in Markdown.
            public static let markdownName = "accessibilitySpeechAdjustedPitch"

            /// Returns the pitch as a number.
            public static func objectiveCValue(for value: Double) throws -> NSNumber { NSNumber(value: value) }

            /// Returns the pitch of a number.
            public static func value(for object: NSNumber) throws -> Double { object.doubleValue }
        }

        /// The kind of text.
        @frozen
        public enum TextualContextAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey,
            ObjectiveCConvertibleAttributedStringKey
        {
            /// The type of the attribute's value.
            public typealias Value = TextualContext
            /// The type of the value in an `NSAttributedString`: the raw value.
            public typealias ObjectiveCValue = NSString
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.UIAccessibilityTextAttributeContext.rawValue
            /// The name of the attribute in Markdown.
            public static let markdownName = "accessibilityTextualContext"

            /// Kinds of text that an assistive technology may present in another way.
            public enum TextualContext: String, Codable, Sendable {
                /// The source of a program.
                case sourceCode
                /// A table of values.
                case spreadsheet
                /// Paths of files.
                case fileSystem
                /// Messages.
                case messaging
                /// A document.
                case wordProcessing
                /// A story.
                case narrative
                /// The output of a program.
                case console
                /// No particular kind.
                case plain
            }
        }

        /// Whether an announcement waits for those before it.
        @frozen
        public enum QueueAnnouncementAttribute: CodableAttributedStringKey,
            MarkdownDecodableAttributedStringKey
        {
            /// The type of the attribute's value.
            public typealias Value = Bool
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.accessibilitySpeechQueueAnnouncement.rawValue
            /// The name of the attribute in Markdown.
            public static let markdownName = "accessibilitySpeechAnnouncementsQueued"
        }

        /// Whether punctuation is spoken.
        @frozen
        public enum IncludesPunctuationAttribute: CodableAttributedStringKey,
            MarkdownDecodableAttributedStringKey
        {
            /// The type of the attribute's value.
            public typealias Value = Bool
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.accessibilitySpeechPunctuation.rawValue
            /// The name of the attribute in Markdown.
            public static let markdownName = "accessibilitySpeechIncludesPunctuation"
        }

        /// Whether the text is spelled.
        @frozen public enum SpellOutAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Bool
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.accessibilitySpeechSpellOut.rawValue
            /// The name of the attribute in Markdown.
            public static let markdownName = "accessibilitySpeechSpellsOutCharacters"
        }
    }

    /// The text attributes for assistive technologies.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    /// Accesses attributes for assistive technologies by name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension NSAttributedString.Key {
    /// Whether punctuation is spoken, a Boolean value. Stored only.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    /// The language in which the text is spoken, a BCP 47 tag. Stored only.
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    /// The pitch of the voice, a number from 0 to 2. Stored only.
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for those before it, a Boolean value. Stored only.
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The pronunciation in the International Phonetic Alphabet, a string. Stored only.
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the text is spelled, a Boolean value. Stored only.
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading from 1 to 6, a number; 0 for no particular level. Stored only.
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    /// Descriptions that an assistive technology adds to the text, an array of strings. Stored only.
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
    /// The kind of text, a string. Stored only.
    public static let UIAccessibilityTextAttributeContext = Self("UIAccessibilityTextAttributeContext")

    /// A description of what the text stands for, a string. Stored only.
    public static let alternateDescription = Self("NSAlternateDescription")
    /// The address of an image, a `URL`. Stored only.
    public static let imageURL = Self("NSImageURL")
    /// The language of the text, a BCP 47 tag, by which its words are hyphenated.
    public static let languageIdentifier = Self("NSLanguage")
    /// The number of the argument that the text replaces in a localized format, a number. Stored only.
    public static let replacementIndex = Self("NSReplacementIndex")
}
