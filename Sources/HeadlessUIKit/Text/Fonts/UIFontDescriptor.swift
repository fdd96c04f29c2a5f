import Foundation

/// What a font is made from.
///
/// Unchecked: the only stored property is a constant of a sendable type, which the compiler cannot accept in an open class.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let specification: FontSpecification

    init(_ specification: FontSpecification) {
        self.specification = specification
    }

    /// The size in points.
    open var pointSize: CGFloat { specification.size }

    /// Bold and italic, as far as the font is.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if specification.weight >= 600 { traits.insert(.traitBold) }
        if specification.isItalic { traits.insert(.traitItalic) }
        return traits
    }

    /// The same font with these traits and no others.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        let weight = isBold ? max(specification.weight, 700) : min(specification.weight, 500)
        let changed = FontSpecification(
            size: specification.size,
            weight: weight,
            isItalic: symbolicTraits.contains(.traitItalic),
            hasMonospacedDigits: specification.hasMonospacedDigits
        )
        return UIFontDescriptor(changed)
    }

    /// The same font at another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(specification.withSize(newPointSize))
    }

    /// The descriptor of a text style's font at the current text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The descriptor of a text style's font at the text size of the traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// Descriptors are equal when their fonts are.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.specification == specification
    }

    /// A hash that agrees with `isEqual(_:)`.
    open override var hash: Int { specification.hashValue }
}

extension UIFontDescriptor {
    /// Looks that a face may have.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32

        /// Traits from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavy letters.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    }
}
