import Foundation

extension UITextView {
    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The origin of the container in the content.
    private var containerOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

    /// Returns the size of the container in a view of a size, as far as it follows the view.
    private func containerSize(in size: CGSize) -> CGSize {
        var own = textContainer.size
        if textContainer.widthTracksTextView {
            // A width of 0 would be unlimited.
            let width = size.width - textContainerInset.left - textContainerInset.right
            own.width = max(width, .leastNonzeroMagnitude)
        }
        if textContainer.heightTracksTextView {
            let height = size.height - textContainerInset.top - textContainerInset.bottom
            own.height = max(height, .leastNonzeroMagnitude)
        }
        return own
    }

    /// The text with the link attributes applied.
    private var styledText: StyledText {
        if let plain = document.plain, document.defaults[.link] == nil, document.marked == nil {
            return aligned(StyledText(plain, attributes: document.defaults, defaultFont: document.font))
        }
        return styledText(document.attributed, textContainer)
    }

    /// Returns a text of the view, with the attributes of links and marked text applied.
    final func styledText(_ attributed: NSAttributedString, _ container: NSTextContainer) -> StyledText {
        let text = NSMutableAttributedString(attributedString: attributed)
        let whole = NSRange(location: 0, length: text.length)
        if let marked = document.marked, marked.upperBound <= text.length {
            text.addAttributes(document.shownMarkedStyle, range: NSRange(marked))
        }
        attributed.enumerateAttribute(.link, in: whole, options: []) { link, range, _ in
            if link != nil { text.addAttributes(linkTextAttributes ?? [:], range: range) }
        }
        return aligned(
            StyledText(text, defaultFont: document.font, container: container, lineLength: container.lineLength)
        )
    }

    private func aligned(_ text: StyledText) -> StyledText {
        var styled = text
        if styled.alignments.count == 1, styled.alignments[0] == .natural { styled.setAlignment(textAlignment) }
        return styled
    }

    /// The geometry of the text for the current size, cached until the text or the size changes.
    final var geometry: TextViewGeometry {
        let size = containerSize(in: bounds.size)
        if let known = geometryStorage, size == textContainer.size, known.isRightToLeft == isMirrored { return known }
        textContainer.follow(size)
        let made = TextViewGeometry(flow, in: textContainer, origin: containerOrigin, isRightToLeft: isMirrored)
        geometryStorage = made
        return made
    }

    /// The layout of the text in the container.
    private var flow: TextFlow {
        guard let textKit else {
            let hooks = TextFlow.Hooks(adjust: { _ in }, isRightToLeft: isMirrored)
            return TextFlow(styledText, containers: [textContainer], hooks: hooks)
        }
        if textKit.layoutManager.isRightToLeft != isMirrored {
            textKit.layoutManager.isRightToLeft = isMirrored
            textKit.layoutManager.forgetLayout()
        }
        return textKit.layoutManager.flow
    }

    /// Returns the size of the text including its insets for a width.
    final func fittingSize(width: CGFloat) -> CGSize {
        let used = usedSize(in: containerSize(in: CGSize(width: width, height: 0)))
        let scale = max(1, traitCollection.displayScale)
        let height = max(used.height, document.font.lineHeight)
        let around = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        return CGSize(
            width: ((used.width + around) * scale - 1e-3).rounded(.up) / scale,
            height: ((height + textContainerInset.top + textContainerInset.bottom) * scale - 1e-3).rounded(.up) / scale
        )
    }

    /// Returns the size of the text without padding in a container of a size.
    private func usedSize(in size: CGSize) -> CGSize {
        if textKit == nil, textContainer.isSimpleRectangularTextContainer {
            let length =
                size.width > 0 && size.width < TextShaper.unlimitedWidth
                ? max(0, size.width - 2 * textContainer.lineFragmentPadding) : .infinity
            let constraints = TextConstraints(
                lineLimit: textContainer.maximumNumberOfLines,
                lineBreakMode: textContainer.lineBreakMode,
                isRightToLeft: isMirrored
            )
            return TextLayoutCache.shared.layout(
                for: geometryStorage?.flow.text.content ?? styledText.content,
                constraints: constraints,
                width: length
            ).size
        }
        let own = textContainer.size
        var flow = flow
        if own != size {
            textContainer.follow(size)
            flow = textKit?.layoutManager.makeFlow() ?? self.flow
            textContainer.follow(own)
        }
        let used = flow.fragments.filter { $0.container == 0 }.reduce(CGRect.null) { $0.union($1.usedRect) }
        guard !used.isNull else { return .zero }
        return CGSize(width: max(0, used.width - 2 * textContainer.lineFragmentPadding), height: used.maxY)
    }

    final func placeText() {
        let width = bounds.width
        placedWidth = width
        let height = fittingSize(width: width).height
        let size = CGSize(width: width, height: height)
        if super.contentSize != size { super.contentSize = size }
        let frame = CGRect(x: 0, y: 0, width: width, height: max(height, bounds.height))
        if contentLayer.frame != frame { contentLayer.frame = frame }
        contentLayer.placeCaret()
    }

    /// Places the text if it or the width changed.
    final func placeTextIfNeeded() {
        if placedWidth != bounds.width { placeText() }
    }

    final func textContentDidChange() {
        geometryStorage = nil
        placedWidth = nil
        contentLayer.setNeedsDisplay()
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        notifyObservers()
    }

    /// Draws the text in the content.
    final func drawContent(in context: CGContext) {
        let geometry = geometry
        guard let manager = textKit?.layoutManager else { return geometry.draw(in: context, color: document.color) }
        let glyphs = manager.glyphRange(for: textContainer)
        manager.drawBackground(forGlyphRange: glyphs, at: containerOrigin)
        manager.drawGlyphs(forGlyphRange: glyphs, at: containerOrigin)
    }

    /// Returns a range in UTF-16 units, clamped to the text.
    final func units(of range: NSRange) -> Range<Int> {
        let start = min(max(0, range.location), document.length)
        return start..<start + min(max(0, range.length), document.length - start)
    }
}
