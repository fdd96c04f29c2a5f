import Foundation

extension UITextView {
    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Where the text lies in the content.
    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    /// The length of lines in a view of a width.
    private func lineLength(width: CGFloat) -> CGFloat {
        let taken = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        guard textContainer.widthTracksTextView else {
            return textContainer.size.width > 0
                ? max(0, textContainer.size.width - 2 * textContainer.lineFragmentPadding) : .infinity
        }
        return max(0, width - taken)
    }

    /// The text as it is drawn: links look as links.
    final var styledText: StyledText {
        let text = NSMutableAttributedString(attributedString: document.attributed)
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.link, in: whole, options: []) { link, range, _ in
            if link != nil { text.addAttributes(linkTextAttributes ?? [:], range: range) }
        }
        return styled(text)
    }

    private func styled(_ text: NSAttributedString) -> StyledText {
        var styled = StyledText(text, defaultFont: document.font)
        if styled.alignments.count == 1, styled.alignments[0] == .natural { styled.setAlignment(textAlignment) }
        return styled
    }

    final func layout(of text: StyledText, width: CGFloat) -> TextLayout {
        let constraints = TextConstraints(
            lineLimit: textContainer.maximumNumberOfLines,
            lineBreakMode: textContainer.lineBreakMode,
            isRightToLeft: isMirrored
        )
        return TextLayoutCache.shared.layout(
            for: text.content,
            constraints: constraints,
            width: lineLength(width: width)
        )
    }

    /// The size of the text and of what is around it.
    final func fittingSize(width: CGFloat) -> CGSize {
        let layout = layout(of: styledText, width: width)
        let scale = max(1, traitCollection.displayScale)
        let height = max(layout.size.height, document.font.lineHeight)
        let around = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        return CGSize(
            width: ((layout.size.width + around) * scale - 1e-3).rounded(.up) / scale,
            height: ((height + textContainerInset.top + textContainerInset.bottom) * scale - 1e-3).rounded(.up) / scale
        )
    }

    final func placeText() {
        let width = bounds.width
        let height = fittingSize(width: width).height
        let size = CGSize(width: width, height: height)
        if contentSize != size { contentSize = size }
        let frame = CGRect(x: 0, y: 0, width: width, height: max(height, bounds.height))
        if contentLayer.frame != frame { contentLayer.frame = frame }
        contentLayer.placeCaret()
    }

    final func textContentDidChange() {
        contentLayer.setNeedsDisplay()
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    // MARK: Places in the text

    /// The caret at a place: at the end of what is before it, on the line to which the word around it goes.
    final func caretFrame(at offset: Int) -> CGRect {
        let offset = min(max(0, offset), document.length)
        let before = layout(of: styled(prefix(offset)), width: bounds.width)
        let whole = layout(of: styled(prefix(wordEnd(after: offset))), width: bounds.width)
        let height = document.font.lineHeight.rounded(.up)
        guard let line = before.lines.last, before.lines.count <= whole.lines.count else {
            return CGRect(x: emptyLineX, y: textOrigin.y, width: TextCaretView.width, height: height)
        }
        var width = line.line.width
        var shown = line
        if whole.lines.count > before.lines.count, let wrapped = whole.lines.last {
            shown = wrapped
            width = layout(of: styled(wordStart(before: offset)), width: .infinity).size.width
        }
        let placement = TextPlacement(
            text: styledText,
            layout: whole,
            origin: textOrigin,
            width: lineLength(width: bounds.width),
            naturalAlignment: isMirrored ? .right : .left
        )
        let start = placement.minX(of: shown)
        let isRightToLeft = shown.line.isRightToLeft
        let x = isRightToLeft ? start + shown.line.width - width : start + width
        return CGRect(x: x, y: textOrigin.y + shown.minY, width: TextCaretView.width, height: shown.height)
    }

    private var emptyLineX: CGFloat {
        let length = lineLength(width: bounds.width)
        switch textAlignment {
        case .right: return textOrigin.x + length
        case .center: return textOrigin.x + length / 2
        default: return isMirrored ? textOrigin.x + length : textOrigin.x
        }
    }

    private func prefix(_ offset: Int) -> NSAttributedString {
        document.attributed.attributedSubstring(from: NSRange(location: 0, length: offset))
    }

    private func wordEnd(after offset: Int) -> Int {
        let units = Array(document.string.utf16)
        guard offset > 0, !Self.isSpace(units[offset - 1]) else { return offset }
        var end = offset
        while end < units.count, !Self.isSpace(units[end]) { end += 1 }
        return end
    }

    /// The part of the word around a place that is before the place.
    private func wordStart(before offset: Int) -> NSAttributedString {
        let units = Array(document.string.utf16)
        var start = offset
        while start > 0, !Self.isSpace(units[start - 1]) { start -= 1 }
        return document.attributed.attributedSubstring(from: NSRange(location: start, length: offset - start))
    }

    private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 || unit == 0x0A || unit == 0x0D }

    /// The rectangles of a range, line by line.
    final func lineRects(of range: Range<Int>) -> [CGRect] {
        var rects: [CGRect] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let start = caretFrame(at: offset)
            var end = start
            var next = offset + 1
            while next <= range.upperBound {
                let frame = caretFrame(at: next)
                guard frame.minY == start.minY else { break }
                end = frame
                next += 1
            }
            rects.append(
                CGRect(
                    x: min(start.minX, end.minX),
                    y: start.minY,
                    width: abs(end.minX - start.minX),
                    height: start.height
                )
            )
            offset = max(next, offset + 1)
        }
        return rects
    }

    /// The place in the text that is nearest to a point of the content.
    final func nearestOffset(to point: CGPoint) -> Int {
        var best = (offset: 0, distance: CGFloat.infinity)
        var offset = 0
        for character in [""] + document.string.map(String.init) {
            offset += character.utf16.count
            let frame = caretFrame(at: offset)
            let vertical = max(0, max(frame.minY - point.y, point.y - frame.maxY))
            // The line decides before the place on it.
            let distance = vertical * 10_000 + abs(frame.minX - point.x)
            if distance < best.distance { best = (offset, distance) }
        }
        return best.offset
    }
}
