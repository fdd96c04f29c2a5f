import PortableUIKit

/// The size, gap and alignment of a graphic before a text, for the current traits.
///
/// With larger texts the graphic grows into the gap, so that the text keeps its leading edge and the separators named after
/// that edge still align with it.
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

    /// The side of an icon at the standard text size, in points.
    nonisolated static let iconSide: CGFloat = 24

    /// The side of an image at the standard text size, in points.
    nonisolated static let imageSide: CGFloat = 40

    /// Icons and checkboxes: text starts at 56 points.
    static func icon(_ spacing: SpacingScale) -> Graphic {
        Graphic(side: iconSide, alignment: .firstLine, spacing: spacing)
    }

    /// Images: text starts at 72 points.
    static func image(_ spacing: SpacingScale) -> Graphic {
        Graphic(side: imageSide, alignment: .firstTwoLines, spacing: spacing)
    }

    private init(side: CGFloat, alignment: Alignment, spacing: SpacingScale) {
        let growth = GraphicScale.current.growth
        self.size = CGSize(width: side + growth, height: side + growth)
        self.gap = max(spacing.m - growth, spacing.xxs)
        self.alignment = alignment
    }
}

/// How far graphics have grown with the text. Their sizes have steps, so that gaps stay those of the spacing scale and
/// graphics of different heights can be centered on one point.
enum GraphicScale: CaseIterable {
    /// Up to the standard text size, `large`.
    case standard

    /// Text sizes above the standard one.
    case large

    /// From the largest size before the accessibility text sizes.
    case largest

    /// The scale for the current traits.
    static var current: GraphicScale {
        let category = UITraitCollection.current.preferredContentSizeCategory
        if category >= .extraExtraExtraLarge { return .largest }
        return category >= .extraLarge ? .large : .standard
    }

    /// How much larger icons, images and activity indicators are than at the standard text size, in points.
    var growth: CGFloat {
        switch self {
        case .standard: 0
        case .large: 4
        case .largest: 8
        }
    }

    /// The size of a chevron, in points.
    var chevronSize: CGSize {
        switch self {
        case .standard: ChevronDrawing.size
        case .large: CGSize(width: 10, height: 18)
        case .largest: CGSize(width: 12, height: 22)
        }
    }

    /// The diameter of a badge without text, in points.
    var dotSide: CGFloat {
        switch self {
        case .standard: 8
        case .large: 10
        case .largest: 12
        }
    }
}

extension UITraitCollection {
    var hasAccessibilityTextSize: Bool {
        preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Whether the text has the size that layouts are designed for.
    var hasStandardTextSize: Bool {
        preferredContentSizeCategory == .large || preferredContentSizeCategory == .unspecified
    }
}
