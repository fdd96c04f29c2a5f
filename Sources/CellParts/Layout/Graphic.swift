import PortableUIKit

/// The space that a picture before a text takes, for the current traits.
///
/// At the accessibility text sizes a picture grows into the gap beside it. So the text keeps its line, and the
/// separators that are named after that line still meet it.
@MainActor
struct Graphic {
    let size: CGSize

    /// The distance to the text, in points.
    let gap: CGFloat

    /// What the picture is level with where the text has more lines than that.
    let alignment: Alignment

    enum Alignment {
        /// The first line of the text.
        case firstLine

        /// The first two lines, which may be a title and a subtitle, unless one is as tall as the picture.
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
