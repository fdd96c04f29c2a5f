import DeclarativeCollections
import PortableUIKit

/// The frames of a title, a subtitle and a graphic in a left part, measured from its leading edge.
///
/// At accessibility text sizes the graphic is above the text if a word would have to be broken beside it.
///
/// All left parts with text share this layout, for both their sizes and their frames.
@MainActor
struct LeftTextLayout {
    let graphicFrame: CGRect
    let titleFrame: CGRect
    let subtitleFrame: CGRect

    /// The size of the part, in points, no wider than the proposed width.
    let size: CGSize

    private let elements: LeftElements
    private let spacing: SpacingScale
    private let slotWidth: CGFloat
    private let titleSize: CGSize
    private let subtitleSize: CGSize

    init(_ elements: LeftElements, spacing: SpacingScale, fitting width: CGFloat) {
        let graphic = elements.graphic.map { $0.space(spacing) }
        let width = width.layoutLength
        let isGraphicAbove = Self.isGraphicAbove(elements, spacing: spacing, fitting: width)
        let beside = isGraphicAbove ? 0 : graphic.map { $0.size.width + $0.gap } ?? 0
        let insets = PartInsets.narrowed(
            PartInsets.left(spacing),
            for: beside + elements.longestWordWidth,
            in: width,
            spacing
        )
        let textInset = insets.left + beside
        let slotWidth = (width - textInset - insets.right).layoutLength

        let titleSize = elements.title.size(fitting: slotWidth)
        let subtitleSize = elements.subtitle?.size(fitting: slotWidth) ?? .zero
        let textWidth = max(titleSize.width, subtitleSize.width)
        let isSubtitleShown = subtitleSize.height > 0
        let lineGap = spacing.xxxs
        let subtitleTop = titleSize.height + (isSubtitleShown && titleSize.height > 0 ? lineGap : 0)
        let textHeight = isSubtitleShown ? subtitleTop + subtitleSize.height : titleSize.height

        let graphicSize = graphic?.size ?? .zero
        var slack: CGFloat = 0
        if let graphic, !isGraphicAbove {
            let subtitle = isSubtitleShown ? elements.subtitle : nil
            let levelHeight = Self.levelHeight(of: graphic, title: elements.title, subtitle: subtitle, gap: lineGap)
            // Positive: the text is lower than the graphic. Negative: the graphic is lower than the text.
            slack = PixelGrid.current.aligned((graphic.size.height - min(levelHeight, textHeight)) / 2)
        }
        let textTop = isGraphicAbove ? insets.top + graphicSize.height + spacing.xs : insets.top + max(slack, 0)
        let graphicTop = insets.top + max(-slack, 0)

        let frameWidth = slotWidth.isFinite ? slotWidth : textWidth
        graphicFrame = CGRect(origin: CGPoint(x: insets.left, y: graphicTop), size: graphicSize)
        titleFrame = CGRect(x: textInset, y: textTop, width: frameWidth, height: titleSize.height)
        subtitleFrame = CGRect(
            x: textInset,
            y: textTop + subtitleTop,
            width: frameWidth,
            height: subtitleSize.height
        )
        size = CGSize(
            width: min(textInset + textWidth + insets.right, width),
            height: max(textTop + textHeight, graphicTop + graphicSize.height) + insets.bottom
        )
        self.elements = elements
        self.spacing = spacing
        self.slotWidth = slotWidth
        self.titleSize = titleSize
        self.subtitleSize = subtitleSize
    }

    /// The measurement that the row uses.
    var measurement: PartMeasurement {
        var insets = PartInsets.left(spacing)
        insets.left = titleFrame.minX
        return PartMeasurement(
            size: size,
            minWidth: minWidth,
            firstBaseline: titleFrame.minY + elements.title.firstBaseline(fitting: slotWidth),
            insets: insets,
            firstLineCenter: titleFrame.minY + min(elements.title.lineHeight, titleSize.height) / 2,
            textCenter: (titleFrame.minY + max(titleFrame.maxY, subtitleFrame.maxY)) / 2,
            lineCount: max(
                elements.title.lineCount(taking: titleSize),
                elements.subtitle?.lineCount(taking: subtitleSize) ?? 0
            )
        )
    }

    /// The text is not compressed below its longest word.
    private var minWidth: CGFloat {
        let title = elements.title.minWidth(taking: titleSize, fitting: slotWidth)
        let subtitle = elements.subtitle?.minWidth(taking: subtitleSize, fitting: slotWidth) ?? 0
        // With accessibility text sizes the graphic makes room for the text by moving above it.
        let canMoveGraphic = UITraitCollection.current.hasAccessibilityTextSize
        let inset = canMoveGraphic ? PartInsets.left(spacing).left : textInset
        return inset + max(title, subtitle) + PartInsets.left(spacing).right
    }

    private var textInset: CGFloat {
        Self.textInset(of: elements.graphic.map { $0.space(spacing) }, spacing: spacing)
    }

    /// The height of the first lines, which the graphic is centered on.
    private static func levelHeight(
        of graphic: Graphic,
        title: LabelContent,
        subtitle: LabelContent?,
        gap: CGFloat
    ) -> CGFloat {
        switch graphic.alignment {
        case .firstLine: title.lineHeight
        case .firstTwoLines where title.lineHeight >= graphic.size.height: title.lineHeight
        case .firstTwoLines: title.lineHeight + gap + (subtitle ?? title).lineHeight
        }
    }

    /// Whether a word that is too long for a line beside the graphic fits below it. Only possible at large text sizes and in
    /// narrow columns.
    private static func isGraphicAbove(
        _ elements: LeftElements,
        spacing: SpacingScale,
        fitting width: CGFloat
    ) -> Bool {
        let isNarrow = width < PartInsets.narrowWidth
        guard let graphic = elements.graphic?.space(spacing), width.isFinite,
            UITraitCollection.current.hasAccessibilityTextSize || isNarrow
        else { return false }
        let insets = PartInsets.left(spacing)
        let below = width - (isNarrow ? spacing.xxs : insets.left) - insets.right
        let beside = width - textInset(of: graphic, spacing: spacing) - insets.right
        let longest = elements.longestWordWidth
        return longest > beside && (longest <= below || isNarrow)
    }

    private static func textInset(of graphic: Graphic?, spacing: SpacingScale) -> CGFloat {
        PartInsets.left(spacing).left + (graphic.map { $0.size.width + $0.gap } ?? 0)
    }
}
