import Foundation

extension UILabel {
    /// Returns the layout for bounds of a size, with as many lines as fit but at least one; `nil` for empty text.
    func layout(fitting size: CGSize, lineLimit: Int) -> TextLayout? {
        let text = styledText
        guard let (layout, fullSizeConstraints) = fullSizeLayout(fitting: size, lineLimit: lineLimit) else {
            return nil
        }
        var constraints = fullSizeConstraints
        guard layout.isTruncated || layout.size.width > size.width, size.width.isFinite else { return layout }
        if allowsDefaultTighteningForTruncation {
            let tightened = self.layout(of: text.content.tightened, &constraints, fitting: size)
            if fits(tightened, size) { return tightened }
        }
        guard adjustsFontSizeToFitWidth else { return layout }
        return shrunk(text.content, constraints, fitting: size)
    }

    /// Returns the layout with the given fonts and letter spacing, and its constraints; `nil` for empty text.
    private func fullSizeLayout(
        fitting size: CGSize,
        lineLimit: Int
    ) -> (layout: TextLayout, constraints: TextConstraints)? {
        let content = styledText.content
        guard !content.string.isEmpty else { return nil }
        var constraints = TextConstraints(
            lineLimit: max(0, lineLimit),
            lineBreakMode: lineBreakModeStorage,
            isRightToLeft: isRightToLeft
        )
        let layout = cut(recentLayout(of:constraints:width:), content, &constraints, fitting: size)
        return (layout, constraints)
    }

    /// Returns the size that the label wants within a size, as devices report it (square/Blueprint, iOS 17.2): that of
    /// the text before its font shrinks, with the spaces at which lines are broken. A single line that is cut is as wide
    /// as the area.
    func measuredSize(fitting size: CGSize, lineLimit: Int) -> CGSize {
        guard let (layout, _) = fullSizeLayout(fitting: size, lineLimit: lineLimit) else { return .zero }
        let height = roundedSize(layout).height
        let available = TextLayoutCache.clampedWidth(size.width)
        let isCutLine = layout.isTruncated && layout.lines.count == 1
        return CGSize(width: min(isCutLine ? available : roundedUp(layout.widthWithSpaces), available), height: height)
    }

    private func layout(of content: TextContent, _ constraints: inout TextConstraints, fitting size: CGSize)
        -> TextLayout
    {
        cut(TextLayoutCache.shared.layout(for:constraints:width:), content, &constraints, fitting: size)
    }

    /// Returns a layout of the content with as many lines as fit.
    private func cut(
        _ layout: (TextContent, TextConstraints, CGFloat) -> TextLayout,
        _ content: TextContent,
        _ constraints: inout TextConstraints,
        fitting size: CGSize
    ) -> TextLayout {
        let whole = layout(content, constraints, size.width)
        guard whole.lines.count > 1, roundedSize(whole).height > size.height else { return whole }
        let lineCount = whole.lineCount(fitting: size.height)
        guard lineCount < whole.lines.count else { return whole }
        constraints.lineLimit = lineCount
        return layout(content, constraints, size.width)
    }

    /// Returns the previous layout if it is still valid, which saves a lookup in the shared cache.
    private func recentLayout(of content: TextContent, constraints: TextConstraints, width: CGFloat) -> TextLayout {
        if let (layout, itsConstraints) = latestLayout, itsConstraints == constraints,
            layout.validWidths.contains(TextLayoutCache.clampedWidth(width))
        {
            return layout
        }
        let layout = TextLayoutCache.shared.layout(for: content, constraints: constraints, width: width)
        latestLayout = (layout, constraints)
        return layout
    }

    private func fits(_ layout: TextLayout, _ size: CGSize) -> Bool {
        !layout.isTruncated && layout.size.width <= size.width && roundedSize(layout).height <= max(size.height, 1)
    }

    /// Returns the layout with the largest font scale that fits, or with the minimum scale.
    private func shrunk(_ content: TextContent, _ constraints: TextConstraints, fitting size: CGSize) -> TextLayout {
        var constraints = constraints
        constraints.lineLimit = max(0, numberOfLines)
        let availableSize = CGSize(width: size.width, height: .infinity)
        var smallest = min(max(minimumScaleFactor, Self.smallestScale), 1)
        var largest: CGFloat = 1
        var best = layout(of: content.scaled(by: smallest), &constraints, fitting: availableSize)
        guard fits(best, availableSize) else { return best }
        for _ in 0..<Self.shrinkingSteps {
            let scale = (smallest + largest) / 2
            let candidate = layout(of: content.scaled(by: scale), &constraints, fitting: availableSize)
            if fits(candidate, availableSize) {
                best = candidate
                smallest = scale
            } else {
                largest = scale
            }
        }
        return best
    }

    /// Returns the top of the text in an area: vertically centered, or as the baseline adjustment demands for shrunk
    /// text.
    func top(of layout: TextLayout, in size: CGSize) -> CGFloat {
        let middle = roundedDown((size.height - roundedSize(layout).height) / 2)
        guard adjustsFontSizeToFitWidth, layout.lines.count == 1, baselineAdjustment != .alignCenters else {
            return middle
        }
        let constraints = TextConstraints(
            lineLimit: 1,
            lineBreakMode: lineBreakModeStorage,
            isRightToLeft: isRightToLeft
        )
        let full = TextLayoutCache.shared.layout(for: styledText.content, constraints: constraints, width: .infinity)
        guard full.lines.count == 1, full.size.height > layout.size.height else { return middle }
        let top = roundedDown((size.height - roundedSize(full).height) / 2)
        return baselineAdjustment == .none ? top : top + full.firstBaseline - layout.firstBaseline
    }

    private static let smallestScale: CGFloat = 0.05
    /// The number of bisections of the font scale; each halves the error.
    private static let shrinkingSteps = 10

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var pixelsPerPoint: CGFloat {
        max(1, traitCollection.displayScale)
    }

    func roundedSize(_ layout: TextLayout) -> CGSize {
        CGSize(width: roundedUp(layout.size.width), height: roundedUp(layout.size.height))
    }

    /// Keeps floating-point errors in sums of line heights from adding a pixel.
    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let tolerance: CGFloat = 1e-4
        return (length * pixelsPerPoint - tolerance).rounded(.up) / pixelsPerPoint
    }

    private func roundedDown(_ length: CGFloat) -> CGFloat {
        (length * pixelsPerPoint).rounded(.down) / pixelsPerPoint
    }
}

extension UILabel {
    /// The distance from the top of the bounds to the first baseline, in points.
    var firstBaseline: CGFloat {
        baselineOrigin.map { $0.y + $0.layout.firstBaseline } ?? 0
    }

    /// The distance from the top of the bounds to the last baseline, in points.
    var lastBaseline: CGFloat {
        baselineOrigin.map { $0.y + $0.layout.lastBaseline } ?? 0
    }

    /// The distances from the center to the baselines, in points, in a label that is tall enough for its text.
    var baselinesFromCenter: (first: CGFloat, last: CGFloat)? {
        let width = bounds.width > 0 ? bounds.width : .infinity
        guard let layout = layout(fitting: CGSize(width: width, height: .infinity), lineLimit: numberOfLines) else {
            return nil
        }
        let top = -roundedSize(layout).height / 2
        return (top + layout.firstBaseline, top + layout.lastBaseline)
    }

    private var baselineOrigin: (y: CGFloat, layout: TextLayout)? {
        guard let layout = layout(fitting: bounds.size, lineLimit: numberOfLines) else { return nil }
        return (top(of: layout, in: bounds.size), layout)
    }
}
