import PortableUIKit

/// Where a title, the subtitle below it and the picture before them are in a left part, measured from its leading edge.
///
/// At the accessibility text sizes the picture stands above the text where a word would have to be broken beside it.
///
/// All left parts with text share this layout. Their sizes and their frames both come from here.
@MainActor
struct LeftTextLayout {
    let graphicFrame: CGRect
    let titleFrame: CGRect
    let subtitleFrame: CGRect

    /// What the part needs: no wider than it was allowed to be.
    let size: CGSize

    /// The distance from the top to the baseline of the title's first line.
    let firstBaseline: CGFloat

    /// Before the text gets narrower, the right part gives way.
    private static let minTextWidth: CGFloat = 100

    init(_ elements: LeftElements, spacing: SpacingScale, fitting width: CGFloat) {
        let insets = Self.insets(spacing)
        let graphic = elements.graphic.map { $0.space(spacing) }
        let width = width.layoutLength
        let isGraphicAbove = Self.isGraphicAbove(elements, spacing: spacing, fitting: width)
        let textInset = isGraphicAbove ? insets.left : Self.textInset(of: graphic, spacing: spacing)
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
            // Above zero: the text is lower than the picture. Below zero: the picture is lower than the text.
            slack = PixelGrid.current.rounded((graphic.size.height - min(levelHeight, textHeight)) / 2)
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
        firstBaseline = textTop + elements.title.firstBaseline(fitting: slotWidth)
        size = CGSize(
            width: min(textInset + textWidth + insets.right, width),
            height: max(textTop + textHeight, graphicTop + graphicSize.height) + insets.bottom
        )
    }

    /// The height of the first lines whose middle is the middle of the picture.
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

    /// The distance from the leading edge to the text in a part of a width.
    static func textInset(of elements: LeftElements, spacing: SpacingScale, fitting width: CGFloat) -> CGFloat {
        if isGraphicAbove(elements, spacing: spacing, fitting: width.layoutLength) { return insets(spacing).left }
        return textInset(of: elements.graphic.map { $0.space(spacing) }, spacing: spacing)
    }

    /// Whether a word that is too long for a line beside the picture fits into one below it. Only large letters make it so.
    private static func isGraphicAbove(
        _ elements: LeftElements,
        spacing: SpacingScale,
        fitting width: CGFloat
    ) -> Bool {
        guard let graphic = elements.graphic?.space(spacing), width.isFinite,
            UITraitCollection.current.hasAccessibilityTextSize
        else { return false }
        let insets = insets(spacing)
        let below = width - insets.left - insets.right
        let beside = width - textInset(of: graphic, spacing: spacing) - insets.right
        let longest = max(elements.title.longestWordWidth, elements.subtitle?.longestWordWidth ?? 0)
        return longest > beside && longest <= below
    }

    private static func textInset(of graphic: Graphic?, spacing: SpacingScale) -> CGFloat {
        insets(spacing).left + (graphic.map { $0.size.width + $0.gap } ?? 0)
    }

    /// The insets of the content. The right part keeps the distance at the trailing edge.
    static func insets(_ spacing: SpacingScale) -> UIEdgeInsets {
        UIEdgeInsets(top: spacing.m, left: spacing.m, bottom: spacing.m, right: .zero)
    }

    /// The least width of the part: its text does not get narrower than `minTextWidth`, unless it needs less.
    static func minWidth(of elements: LeftElements, spacing: SpacingScale) -> CGFloat {
        let layout = LeftTextLayout(elements, spacing: spacing, fitting: .infinity)
        let textInset = textInset(of: elements, spacing: spacing, fitting: .infinity)
        return min(layout.size.width, textInset + minTextWidth + insets(spacing).right)
    }
}
