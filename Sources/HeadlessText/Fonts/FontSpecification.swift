import Foundation

/// The selection of a system font face: everything that shaping depends on.
package struct FontSpecification: Hashable, Sendable {
    /// The font size in points, at least `smallestSize`.
    package let size: CGFloat
    /// The OpenType weight, from 100 (thin) to 900 (black).
    package let weight: Int
    package let isItalic: Bool
    package let hasMonospacedDigits: Bool

    /// The size of text that asks for none that can be had.
    package static let standardSize: CGFloat = 14
    static let smallestSize: CGFloat = 0.5
    static let largestSize: CGFloat = 2_000

    /// The size in points from which the display face is used, like Apple's system font.
    package static let displaySize: CGFloat = 20

    package init(size: CGFloat, weight: Int = 400, isItalic: Bool = false, hasMonospacedDigits: Bool = false) {
        let size = size.isNaN || size <= 0 ? Self.standardSize : size
        self.size = min(max(size, Self.smallestSize), Self.largestSize)
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    package var family: String { size < Self.displaySize ? "Inter" : "Inter Display" }

    package func withSize(_ size: CGFloat) -> FontSpecification {
        FontSpecification(size: size, weight: weight, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
    }

    package func withWeight(_ weight: Int) -> FontSpecification {
        FontSpecification(size: size, weight: weight, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
    }

    /// The style name of the face, as used in font files.
    package var styleName: String {
        let names = [
            100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
            800: "ExtraBold", 900: "Black",
        ]
        let name = names[weight] ?? "Regular"
        guard isItalic else { return name }
        return weight == 400 ? "Italic" : name + "Italic"
    }
}
