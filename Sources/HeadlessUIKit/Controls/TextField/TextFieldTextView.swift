import Foundation

/// Draws the text of a text field with its caret and selection, scrolled to keep the caret visible.
@MainActor final class TextFieldTextView: UIView {
    weak var field: UITextField?

    private let caret = TextCaretView()
    private let selectionView = UIView()
    /// The distance by which overflowing text is scrolled to the left, in points.
    private(set) var scrollOffset: CGFloat = 0
    private var styledStorage: StyledText?
    /// The scale of the font at a width of the view; `nil` if it has to be computed.
    private var fitted: (width: CGFloat, scale: CGFloat)?

    private static let selectionAlpha: CGFloat = 0.2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        contentMode = .redraw
        selectionView.isHidden = true
        addSubview(selectionView)
        addSubview(caret)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Changes

    func textDidChange() {
        styledStorage = nil
        fitted = nil
        setNeedsDisplay()
    }

    func selectionDidChange() {
        layoutText()
        caret.restart()
    }

    func beginCaret() {
        updateColors()
        layoutText()
        caret.start()
    }

    func endCaret() {
        caret.stop()
        selectionView.isHidden = true
        if scrollOffset != 0 {
            scrollOffset = 0
            setNeedsDisplay()
        }
    }

    func updateColors() {
        caret.backgroundColor = field?.tintColor
        selectionView.backgroundColor = field?.tintColor.withAlphaComponent(Self.selectionAlpha)
    }

    /// Updates the scroll offset and the frames of the caret and the selection.
    func layoutText() {
        guard let field, field.isEditing else { return }
        let offset = offsetShowingCaret(of: field)
        if offset != scrollOffset {
            scrollOffset = offset
            setNeedsDisplay()
        }
        let selection = field.document.selection
        caret.frame = caretRect(at: selection.upperBound)
        caret.isSuppressed = !selection.isEmpty
        selectionView.isHidden = selection.isEmpty
        if !selection.isEmpty { selectionView.frame = rect(of: selection) }
    }

    // MARK: Geometry

    /// Returns the size of the text or the placeholder, whichever is wider.
    func measuredSize() -> CGSize {
        guard let field else { return .zero }
        let height = field.document.font.lineHeight
        var width = fullWidth
        if let placeholder = field.placeholderStorage.styled(font: field.document.font) {
            width = max(width, layout(of: placeholder.content).size.width)
        }
        return CGSize(width: width, height: height)
    }

    func caretRect(at offset: Int) -> CGRect {
        let height = field?.document.font.lineHeight.rounded(.up) ?? 0
        let x = min(max(x(at: offset) - scrollOffset, 0), max(0, bounds.width - TextCaretView.width))
        return CGRect(x: x, y: lineTop(height), width: TextCaretView.width, height: height)
    }

    func rect(of range: Range<Int>) -> CGRect {
        let height = field?.document.font.lineHeight.rounded(.up) ?? 0
        let first = x(at: range.lowerBound) - scrollOffset
        let last = x(at: range.upperBound) - scrollOffset
        return CGRect(x: min(first, last), y: lineTop(height), width: abs(last - first), height: height)
    }

    /// Returns the UTF-16 offset of the character boundary closest to a point.
    func offset(at point: CGPoint) -> Int {
        guard let field else { return 0 }
        let x = point.x + scrollOffset
        var best = (offset: 0, distance: abs(self.x(at: 0) - x))
        var offset = 0
        for character in field.document.string {
            offset += String(character).utf16.count
            let distance = abs(self.x(at: offset) - x)
            if distance < best.distance { best = (offset, distance) }
        }
        return best.offset
    }

    private func lineTop(_ height: CGFloat) -> CGFloat {
        ((bounds.height - height) / 2).rounded(.down)
    }

    /// Returns the x-coordinate of a UTF-16 offset before scrolling. Mixed-direction text is measured as one direction.
    private func x(at offset: Int) -> CGFloat {
        guard let field else { return 0 }
        let prefix = field.document.displayedPrefix(upTo: offset)
        let width = prefix.string.isEmpty ? 0 : layout(of: prefix.scaled(by: fontScale)).size.width
        let total = unboundedWidth
        let line = layout(of: shownText.content).lines.first?.line
        let isRightToLeft = total > 0 ? line?.isRightToLeft ?? false : isMirrored
        return textOrigin(width: total) + (isRightToLeft ? total - width : width)
    }

    /// Returns the x-coordinate at which text of a width begins.
    private func textOrigin(width: CGFloat) -> CGFloat {
        let availableWidth = bounds.width - TextCaretView.width
        guard width < availableWidth else { return 0 }
        switch resolvedAlignment {
        case .right: return availableWidth - width
        case .center: return (availableWidth - width) / 2
        default: return 0
        }
    }

    private var resolvedAlignment: NSTextAlignment {
        switch field?.textAlignment ?? .natural {
        case .natural, .justified: isMirrored ? .right : .left
        case let alignment: alignment
        }
    }

    private var isMirrored: Bool { field?.isMirrored ?? false }

    /// Returns the scroll offset closest to the current one that shows the caret and leaves no unused space.
    private func offsetShowingCaret(of field: UITextField) -> CGFloat {
        let largest = max(0, unboundedWidth + TextCaretView.width - bounds.width)
        let x = x(at: field.document.selection.upperBound)
        var offset = scrollOffset
        if x - offset > bounds.width - TextCaretView.width { offset = x - bounds.width + TextCaretView.width }
        if x < offset { offset = x }
        return min(max(offset, 0), largest)
    }

    // MARK: Text

    /// The width of the text in its own font.
    private var fullWidth: CGFloat { field?.hasText == true ? layout(of: styledText.content).size.width : 0 }

    /// The width of the text in the font that is shown.
    private var unboundedWidth: CGFloat { field?.hasText == true ? layout(of: shownText.content).size.width : 0 }

    /// The scale of the font with which the text fits, if the field adjusts it.
    private var fontScale: CGFloat {
        guard let field, field.adjustsFontSizeToFitWidth else { return 1 }
        if let fitted, fitted.width == bounds.width { return fitted.scale }
        let available = bounds.width - TextCaretView.width
        let smallest = min(max(field.minimumFontSize / max(field.document.font.pointSize, 1), Self.smallestScale), 1)
        var scale: CGFloat = 1
        // Widths of glyphs are not exactly proportional to the size of the font.
        for _ in 0..<Self.fittingSteps where scale > smallest {
            let width = layout(of: styledText.content.scaled(by: scale)).size.width
            guard width > available, width > 0 else { break }
            scale = max(scale * (available - Self.fittingMargin) / width, smallest)
        }
        fitted = (bounds.width, scale)
        return scale
    }

    private static let smallestScale: CGFloat = 0.1
    private static let fittingSteps = 4
    /// The width in points that fitting text leaves free, so that it does not come ever closer to the width that it has.
    private static let fittingMargin: CGFloat = 0.1

    /// The text in the font that is shown.
    private var shownText: StyledText {
        let scale = fontScale
        guard scale < 1 else { return styledText }
        var text = styledText
        text.content = text.content.scaled(by: scale)
        return text
    }

    private var styledText: StyledText {
        if let styledStorage { return styledStorage }
        let text =
            field?.document.displayedText
            ?? StyledText("", attributes: [:], defaultFont: .systemFont(ofSize: UIFont.systemFontSize))
        let made = aligned(text)
        styledStorage = made
        return made
    }

    private func aligned(_ text: StyledText) -> StyledText {
        var text = text
        text.setAlignment(field?.textAlignment ?? .natural)
        return text
    }

    private func layout(
        of content: TextContent,
        width: CGFloat = .infinity,
        mode: NSLineBreakMode = .byClipping
    ) -> TextLayout {
        let constraints = TextConstraints(lineLimit: 1, lineBreakMode: mode, isRightToLeft: isMirrored)
        return TextLayoutCache.shared.layout(for: content, constraints: constraints, width: width)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext() else { return }
        // `drawText(in:)` and its overrides expect the coordinates of the field.
        context.saveGState()
        context.translateBy(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY)
        if field.hasText {
            field.drawText(in: frame)
        } else if field.showsPlaceholder, field.placeholder != nil {
            field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
        }
        context.restoreGState()
    }

    func drawText(in rect: CGRect) {
        guard let field else { return }
        if field.isEditing {
            let width = unboundedWidth
            let line = CGRect(
                x: rect.minX + textOrigin(width: width) - scrollOffset,
                y: rect.minY,
                width: width,
                height: rect.height
            )
            let text = shownText
            draw(text, layout(of: text.content), in: line, color: field.document.color)
        } else {
            let text = shownText
            let mode = text.lineBreakMode == .byClipping ? NSLineBreakMode.byClipping : .byTruncatingTail
            let layout = layout(of: text.content, width: rect.width, mode: mode)
            draw(text, layout, in: rect, color: field.document.color)
        }
    }

    func drawPlaceholder(in rect: CGRect) {
        guard let field, let placeholder = field.placeholderStorage.styled(font: field.document.font) else { return }
        let text = aligned(placeholder)
        let layout = layout(of: text.content, width: rect.width, mode: .byTruncatingTail)
        draw(text, layout, in: rect, color: field.placeholderColor)
    }

    private func draw(_ text: StyledText, _ layout: TextLayout, in rect: CGRect, color: UIColor) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let scale = max(1, traitCollection.displayScale)
        let y = rect.minY + ((rect.height - layout.size.height) / 2 * scale).rounded(.down) / scale
        let placement = TextPlacement(
            text: text,
            layout: layout,
            origin: CGPoint(x: rect.minX, y: y),
            width: rect.width,
            naturalAlignment: isMirrored ? .right : .left
        )
        placement.draw(in: context, color: color)
    }
}
