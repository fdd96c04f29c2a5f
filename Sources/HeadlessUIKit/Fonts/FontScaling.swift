import Foundation

/// The way in which a font scales with the user's preferred text size and weight.
enum FontScaling: Hashable, Sendable {
    /// The font of a text style.
    case preferred(UIFont.TextStyle)
    /// A custom font that scales like a text style, up to a maximum size.
    case scaled(FontSpecification, UIFont.TextStyle, maximum: CGFloat)

    func font(for traits: UITraitCollection) -> UIFont {
        switch self {
        case .preferred(let style):
            let size = style.size(for: traits.preferredContentSizeCategory)
            let isBold = traits.legibilityWeight == .bold
            let weight = isBold ? max(style.openTypeWeight, 600) : style.openTypeWeight
            let specification = FontSpecification(size: size, weight: weight)
            let lineHeight = SystemFontMetrics.sanFrancisco.lineHeight * size
            let linePitch = style.linePitch(for: traits.preferredContentSizeCategory)
            return UIFont(specification.withLeading(linePitch - lineHeight), scaling: self)
        case .scaled(let base, let style, let maximum):
            let size = min(style.scaled(base.size, for: traits), maximum)
            return UIFont(base.withSize(size), scaling: self)
        }
    }
}

extension UIFont.TextStyle {
    /// Returns a value for the default text size, scaled to the text size in the traits: by the distances of lines, and
    /// rounded to pixels of a 3x screen, as recorded on iOS 17 for body text (17 points: 16.333 at medium, 22.333 at
    /// extra extra extra large, 48 at the largest size).
    func scaled(_ value: CGFloat, for traits: UITraitCollection) -> CGFloat {
        let own = linePitch(for: traits.preferredContentSizeCategory)
        let standard = linePitch(for: .large)
        guard own != standard else { return value }
        return (value * own / standard * Self.pixelsPerPoint).rounded() / Self.pixelsPerPoint
    }

    private static let pixelsPerPoint: CGFloat = 3
}

extension UIFont {
    /// Returns the font for other traits; the same font if it doesn't scale.
    func adjusted(for traits: UITraitCollection) -> UIFont {
        scaling?.font(for: traits) ?? self
    }
}
