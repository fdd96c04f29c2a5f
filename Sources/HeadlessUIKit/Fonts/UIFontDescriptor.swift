import Foundation

/// A description of a font.
///
/// Unchecked: the only stored property is a constant of a sendable type, which the compiler can't verify in an open
/// class.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let specification: FontSpecification

    init(_ specification: FontSpecification) {
        self.specification = specification
    }

    /// The font size, in points.
    open var pointSize: CGFloat { specification.size }

    /// The symbolic traits of the font: bold and italic.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if specification.weight >= 600 { traits.insert(.traitBold) }
        if specification.isItalic { traits.insert(.traitItalic) }
        return traits
    }

    /// Returns the descriptor with these symbolic traits and no others.
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

    /// Returns the descriptor with another font size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(specification.withSize(newPointSize))
    }

    /// Returns the descriptor of a text style's font at the current text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of a text style's font at the text size in the traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// Whether the object is a descriptor of the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.specification == specification
    }

    /// A hash that is consistent with `isEqual(_:)`.
    open override var hash: Int { specification.hashValue }
}

extension UIFontDescriptor {
    /// Stylistic traits of a font.
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
    }
}
