extension UIFontDescriptor {
    /// Stylistic traits of a font. Fonts are bold, italic or monospaced here; the others have no effect.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The raw value of the option set.
        public let rawValue: UInt32

        /// Creates a set of traits from a raw value.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The font is italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The font is bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The font is wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The font is narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All glyphs have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The font is for vertical text.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// The font is made for user interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines are closer than usual.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines are farther apart than usual.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of the stylistic class.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Old-style serifs.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Transitional serifs.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Modern serifs.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Clarendon serifs.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Slab serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Freeform serifs.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Handwriting.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}
