import Foundation

extension UILabel {
    /// The text in the form used for shaping and drawing, created on first use after a change.
    var styledText: StyledText {
        get {
            if let styledTextStorage { return styledTextStorage }
            let made = makeStyledText()
            styledTextStorage = made
            return made
        }
        set { styledTextStorage = newValue }
    }

    private func makeStyledText() -> StyledText {
        switch source {
        case .plain(let text):
            return StyledText(
                text ?? "",
                font: fontStorage,
                alignment: alignmentStorage,
                lineBreakMode: lineBreakModeStorage,
                avoidsOrphans: lineBreakStrategy.contains(.pushOut)
            )
        case .attributed(let text):
            var styled = StyledText(text, defaultFont: fontStorage)
            if styled.alignments.count == 1 { styled.setAlignment(alignmentStorage) }
            if styled.content.paragraphs.count == 1, let strategy = lineBreakStrategyStorage {
                styled.content.paragraphs[0].avoidsOrphans = strategy.contains(.pushOut)
            }
            if let language = accessibilityLanguage.flatMap({ TextLanguage(tag: $0) }) { styled.setLanguage(language) }
            return styled
        }
    }

    var attributedContent: NSAttributedString? {
        switch source {
        case .attributed(let text): return text
        case .plain(nil): return nil
        case .plain(let text?):
            let appearance = PlainAppearance(
                font: fontStorage,
                color: textColor ?? .label,
                alignment: alignmentStorage,
                lineBreakMode: lineBreakModeStorage
            )
            if let attributedPlainText, attributedPlainText.matches(text, appearance) {
                return attributedPlainText.attributed
            }
            let made = AttributedPlainText(text, appearance)
            attributedPlainText = made
            return made.attributed
        }
    }

    func setAttributedText(_ text: NSAttributedString?) {
        guard let text else {
            self.text = nil
            return
        }
        // The caller may mutate the string afterwards.
        source = .attributed(text.immutable)
        if text.length > 0 {
            if let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
                alignmentStorage = style.alignment
                lineBreakModeStorage = style.lineBreakMode
                lineBreakStrategyStorage = style.lineBreakStrategy
            }
            if let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { fontStorage = font }
        }
        contentChanged()
    }

    func replaceAttribute(_ key: NSAttributedString.Key, with value: Any) {
        guard case .attributed(let text) = source, !text.has(key, value) else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        source = .attributed(changed)
    }

    func contentChanged() {
        styledTextStorage = nil
        layoutChanged()
    }

    func layoutChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}
