import PortableUIKit

/// The size, gap and alignment of a graphic before a text, for the current traits.
///
/// At accessibility text sizes the graphic grows into the gap, so that the text keeps its leading edge and the
/// separators named after that edge still align with it.
@MainActor
struct Graphic {
    let size: CGSize

    /// The distance to the text, in points.
    let gap: CGFloat

    /// The lines that the graphic is centered on if the text has more lines.
    let alignment: Alignment

    enum Alignment {
        /// The first line of the text.
        case firstLine

        /// The first two lines, such as a title and a subtitle, unless one line is as tall as the graphic.
        case firstTwoLines
    }

    /// Icons and checkboxes: text starts at 56 points.
    static func icon(_ spacing: SpacingScale) -> Graphic {
        Graphic(side: 24, grownSide: 32, alignment: .firstLine, spacing: spacing)
    }

    /// Images: text starts at 72 points.
    static func image(_ spacing: SpacingScale) -> Graphic {
        Graphic(side: 40, grownSide: 48, alignment: .firstTwoLines, spacing: spacing)
    }

    private init(side: CGFloat, grownSide: CGFloat, alignment: Alignment, spacing: SpacingScale) {
        let isGrown = UITraitCollection.current.hasAccessibilityTextSize
        let side = isGrown ? grownSide : side
        self.size = CGSize(width: side, height: side)
        self.gap = isGrown ? spacing.xs : spacing.m
        self.alignment = alignment
    }
}

extension UITraitCollection {
    var hasAccessibilityTextSize: Bool {
        preferredContentSizeCategory.isAccessibilityCategory
    }
}
