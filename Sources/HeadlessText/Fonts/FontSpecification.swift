import Foundation

/// The selection of a system font face: everything that shaping depends on.
package struct FontSpecification: Hashable, Sendable {
    /// The font size in points, at least `smallestSize`.
    package let size: CGFloat
    /// The OpenType weight, from 100 (thin) to 900 (black).
    package let weight: Int
    package let isItalic: Bool
    package let hasMonospacedDigits: Bool
    /// OpenType features in the syntax of CSS, such as `ss01=1, zero=1`; empty for the features that are on by default.
    package private(set) var features = ""
    package private(set) var design = FontDesign.standard
    /// The space between lines in points, in addition to the line height. Only fonts of text styles have one; it can be
    /// negative.
    package private(set) var leading: CGFloat = 0
    /// The face that was asked for, if it is none of the system font: an installed one, or one that isn't available and that the
    /// system font stands in for.
    package private(set) var namedFace: NamedFontFace?

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

    /// Whether the font has the proportions of iOS's system font; other designs and named fonts have their own.
    package var isSystemFont: Bool { namedFace == nil && design == .standard }

    /// The space that the font adds after each character, in points. None if the features ask for ligatures or kerning:
    /// text with extra space has neither.
    package var tracking: CGFloat {
        guard isSystemFont, features.isEmpty || !Self.connectingFeatures.contains(where: features.contains) else {
            return 0
        }
        let system = SystemFontMetrics.sanFrancisco
        return system.tracking(at: size) + system.heavyTracking(weight: weight) * size
    }

    private static let connectingFeatures = ["liga=1", "clig=1", "dlig=1", "hlig=1", "kern=1"]

    package var family: String { installedFamily ?? (size < Self.displaySize ? "Inter" : "Inter Display") }

    /// The family of a face that is installed beside the pinned fonts.
    package var installedFamily: String? { namedFace.flatMap { $0.isInstalled ? $0.family : nil } }

    package func withSize(_ size: CGFloat) -> FontSpecification {
        with(size: size)
    }

    package func withWeight(_ weight: Int) -> FontSpecification {
        with(weight: weight)
    }

    /// Returns the specification with some values changed. Another weight or slant is another face: it is no stand-in
    /// unless one is given.
    package func with(
        size: CGFloat? = nil,
        weight: Int? = nil,
        isItalic: Bool? = nil,
        hasMonospacedDigits: Bool? = nil
    ) -> FontSpecification {
        var result = FontSpecification(
            size: size ?? self.size,
            weight: weight ?? self.weight,
            isItalic: isItalic ?? self.isItalic,
            hasMonospacedDigits: hasMonospacedDigits ?? self.hasMonospacedDigits
        )
        result.features = features
        result.design = design
        if result.size == self.size { result.leading = leading }
        if result.weight == self.weight, result.isItalic == self.isItalic { result.namedFace = namedFace }
        return result
    }

    /// Returns the specification with OpenType features in the syntax of CSS.
    package func withFeatures(_ features: String) -> FontSpecification {
        var result = self
        result.features = features
        return result
    }

    /// The specification with only those ligatures that a script can't do without.
    package var withoutLigatures: FontSpecification {
        withFeatures([features, "liga=0", "clig=0", "dlig=0", "hlig=0"].filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// Returns the specification in a design of the system font.
    package func withDesign(_ design: FontDesign) -> FontSpecification {
        var result = self
        result.design = design
        return result
    }

    /// Returns the specification with a space between lines, in points.
    package func withLeading(_ leading: CGFloat) -> FontSpecification {
        var result = self
        result.leading = leading
        return result
    }

    /// Returns the specification as the stand-in for another face.
    package func standingIn(for face: NamedFontFace?) -> FontSpecification {
        var result = self
        result.namedFace = face
        return result
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

/// The names of a face that is none of the system font.
package struct NamedFontFace: Hashable, Codable, Sendable {
    /// The name of the family, such as `Helvetica Neue`.
    package let family: String
    /// The full name, such as `HelveticaNeue-Bold`.
    package let fontName: String

    /// Whether the face is installed; the system font stands in for others.
    package let isInstalled: Bool

    package init(family: String, fontName: String, isInstalled: Bool = false) {
        self.family = family
        self.fontName = fontName
        self.isInstalled = isInstalled
    }
}
