import Foundation

/// The delegate and the tokenizer of a text input, made when one is needed.
@MainActor final class TextInputStorage {
    weak var delegate: (any UITextInputDelegate)?
    var tokenizer: (any UITextInputTokenizer)?
}

/// Movements of `UITextInput` on screen.
extension TextEditor where Self: UITextInput & UIView {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the position at a number of characters or lines in a direction; `nil` outside the text.
    func moved(_ position: UITextPosition, _ direction: UITextLayoutDirection, by count: Int) -> UITextPosition? {
        switch direction {
        case .right, .left:
            let isForward = (direction == .right) != isRightToLeft
            return movedByCharacters(position, by: isForward ? count : -count)
        case .up, .down:
            var rect = caretRect(for: position)
            let height = rect.height
            var found = position
            for _ in 0..<max(0, count) {
                let y = direction == .down ? rect.maxY + height / 2 : rect.minY - height / 2
                guard let next = closestPosition(to: CGPoint(x: rect.midX, y: y)) else { return nil }
                let place = caretRect(for: next)
                guard abs(place.midY - rect.midY) > height / 2 else { return nil }
                found = next
                rect.origin.y = place.minY
            }
            return found
        }
    }

    private func movedByCharacters(_ position: UITextPosition, by count: Int) -> UITextPosition? {
        guard let position = position as? UTF16TextPosition else { return nil }
        let string = document.string
        var offset = position.offset
        for _ in 0..<abs(count) {
            if count > 0 {
                guard offset < document.length else { return nil }
                offset = string.characterEnd(utf16Offset: offset + 1)
            } else {
                guard offset > 0 else { return nil }
                offset = string.characterStart(utf16Offset: offset - 1)
            }
        }
        return UTF16TextPosition(offset)
    }

    /// Returns the end of a range that is farthest in a direction.
    func end(of range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
        switch direction {
        case .up: range.start
        case .down: range.end
        case .left: isRightToLeft ? range.end : range.start
        case .right: isRightToLeft ? range.start : range.end
        }
    }

    /// Returns the range from a position to the next character or line in a direction.
    func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        moved(position, direction, by: 1).flatMap { textRange(from: position, to: $0) }
    }

    /// Returns the range of the character at a point.
    func characterUnder(_ point: CGPoint) -> UITextRange? {
        guard let closest = closestPosition(to: point) as? UTF16TextPosition, document.length > 0 else { return nil }
        let string = document.string
        let before = string.characterStart(utf16Offset: closest.offset - 1)..<closest.offset
        let after = closest.offset..<string.characterEnd(utf16Offset: min(closest.offset + 1, document.length))
        let candidates = [after, before].filter { !$0.isEmpty && $0.lowerBound >= 0 }.map { UTF16TextRange($0) }
        return candidates.first { firstRect(for: $0).contains(point) }
    }

    /// Returns the position in a range that is closest to a point.
    func closest(to point: CGPoint, in range: UITextRange) -> UITextPosition? {
        guard let units = document.units(of: range), let found = closestPosition(to: point) as? UTF16TextPosition else {
            return nil
        }
        return UTF16TextPosition(min(max(found.offset, units.lowerBound), units.upperBound))
    }

    /// Returns the direction of the paragraph of a position, as its style or else the view has it.
    func direction(at position: UITextPosition) -> NSWritingDirection {
        let own: NSWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
        guard document.plain == nil, document.length > 0, let position = position as? UTF16TextPosition else {
            return own
        }
        let index = min(max(0, position.offset), document.length - 1)
        let style = document.attributed.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
        guard let direction = style?.baseWritingDirection, direction != .natural else { return own }
        return direction
    }

    /// Returns the attributes of the character after or before a position.
    func attributes(at position: UITextPosition, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any] {
        guard document.length > 0, let position = position as? UTF16TextPosition else {
            return document.typingAttributes
        }
        let index = direction == .forward ? position.offset : position.offset - 1
        return document.attributed.attributes(at: min(max(0, index), document.length - 1), effectiveRange: nil)
    }
}
