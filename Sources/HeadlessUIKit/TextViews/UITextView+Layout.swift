import Foundation

extension UITextView {
    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The origin of the text in the content.
    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    /// Returns the available line length for a view width.
    private func lineLength(width: CGFloat) -> CGFloat {
        let taken = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        guard textContainer.widthTracksTextView else {
            return textContainer.size.width > 0
                ? max(0, textContainer.size.width - 2 * textContainer.lineFragmentPadding) : .infinity
        }
        return max(0, width - taken)
    }

    /// The text with the link attributes applied.
    private var styledText: StyledText {
        var styled = unalignedText
        if styled.alignments.count == 1, styled.alignments[0] == .natural { styled.setAlignment(textAlignment) }
        return styled
    }

    private var unalignedText: StyledText {
        if let plain = document.plain, document.defaults[.link] == nil {
            return StyledText(plain, attributes: document.defaults, defaultFont: document.font)
        }
        let text = NSMutableAttributedString(attributedString: document.attributed)
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.link, in: whole, options: []) { link, range, _ in
            if link != nil { text.addAttributes(linkTextAttributes ?? [:], range: range) }
        }
        return StyledText(text, defaultFont: document.font)
    }

    private var textConstraints: TextConstraints {
        TextConstraints(
            lineLimit: textContainer.maximumNumberOfLines,
            lineBreakMode: textContainer.lineBreakMode,
            isRightToLeft: isMirrored
        )
    }

    /// The geometry of the text for the current width, cached until the text or the width changes.
    final var geometry: TextViewGeometry {
        let length = lineLength(width: bounds.width)
        if let known = geometryStorage, known.lineLength == length, known.constraints == textConstraints {
            return known
        }
        let made = TextViewGeometry(
            text: styledText,
            constraints: textConstraints,
            lineLength: length,
            origin: textOrigin
        )
        geometryStorage = made
        return made
    }

    /// Returns the size of the text including its insets for a width.
    final func fittingSize(width: CGFloat) -> CGSize {
        let layout = TextLayoutCache.shared.layout(
            for: geometryStorage?.text.content ?? styledText.content,
            constraints: textConstraints,
            width: lineLength(width: width)
        )
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
        geometryStorage = nil
        contentLayer.setNeedsDisplay()
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    /// Returns a range in UTF-16 units, clamped to the text.
    final func units(of range: NSRange) -> Range<Int> {
        let start = min(max(0, range.location), document.length)
        return start..<start + min(max(0, range.length), document.length - start)
    }
}
