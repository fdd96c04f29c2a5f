import Foundation

/// How a font follows the text size and the weight of text that the reader chose.
enum FontScaling: Hashable, Sendable {
    /// The font of a text style.
    case preferred(UIFont.TextStyle)
    /// A font of the app's own that grows as a text style does, up to a size.
    case scaled(FontSpecification, UIFont.TextStyle, maximum: CGFloat)

    func font(for traits: UITraitCollection) -> UIFont {
        switch self {
        case .preferred(let style):
            let size = style.size(for: traits.preferredContentSizeCategory)
            let isBold = traits.legibilityWeight == .bold
            let weight = isBold ? max(style.openTypeWeight, 600) : style.openTypeWeight
            return UIFont(FontSpecification(size: size, weight: weight), scaling: self)
        case .scaled(let base, let style, let maximum):
            let size = min(style.scaled(base.size, for: traits), maximum)
            return UIFont(base.withSize(size), scaling: self)
        }
    }
}

extension UIFont.TextStyle {
    /// A figure made for the default text size, at the text size of the traits.
    func scaled(_ value: CGFloat, for traits: UITraitCollection) -> CGFloat {
        value * size(for: traits.preferredContentSizeCategory) / size(for: .large)
    }
}

extension UIFont {
    /// The font for other traits: itself where it does not follow the text size.
    func adjusted(for traits: UITraitCollection) -> UIFont {
        scaling?.font(for: traits) ?? self
    }
}
