import PortableUIKit

/// How much larger texts are than at the standard text size.
enum TextScale {
    /// Returns the size of body text in an environment as a multiple of that at the standard text size, at least 1.
    @MainActor
    static func of(_ traits: UITraitCollection) -> CGFloat {
        if let last, last.category == traits.preferredContentSizeCategory { return last.scale }
        let scale = max(1, UIFontMetrics.default.scaledValue(for: base, compatibleWith: traits) / base)
        last = (traits.preferredContentSizeCategory, scale)
        return scale
    }

    /// Large, so that the rounding of the scaled value does not matter.
    private static let base: CGFloat = 1_000

    @MainActor private static var last: (category: UIContentSizeCategory, scale: CGFloat)?
}
