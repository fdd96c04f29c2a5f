import Foundation

/// A number of UTF-16 units before a place.
@MainActor final class TextFieldPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? TextFieldPosition)?.offset == offset
    }

    override var hash: Int { offset }
}

/// A range of UTF-16 units.
@MainActor final class TextFieldRange: UITextRange {
    let units: Range<Int>

    init(_ units: Range<Int>) {
        self.units = units
        super.init()
    }

    override var isEmpty: Bool { units.isEmpty }
    override var start: UITextPosition { TextFieldPosition(units.lowerBound) }
    override var end: UITextPosition { TextFieldPosition(units.upperBound) }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? TextFieldRange)?.units == units
    }

    override var hash: Int { units.hashValue }
}

extension UITextField {
    /// Whether there is any text.
    public var hasText: Bool { document.length > 0 }

    /// Inserts text in place of the selection. The delegate is not asked, as with UIKit; it hears of the change.
    public func insertText(_ text: String) {
        edit(document.selection, with: text)
    }

    /// Deletes the selection, or the character before the caret. The delegate is not asked.
    public func deleteBackward() {
        let range = replacesTextOnInsertion ? 0..<document.length : document.rangeToDelete
        if !range.isEmpty { edit(range, with: "") }
    }

    /// The text in a range.
    public func text(in range: UITextRange) -> String? {
        guard let units = units(of: range) else { return nil }
        return document.attributed
            .attributedSubstring(from: NSRange(location: units.lowerBound, length: units.count)).string
    }

    /// Replaces the text in a range. The delegate is not asked; it hears of the change.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let units = units(of: range) else { return }
        replacesTextOnInsertion = false
        edit(units, with: text)
    }

    /// The selected text; nil unless the field is being edited, and then it may be set.
    public var selectedTextRange: UITextRange? {
        get { isEditing ? TextFieldRange(document.selection) : nil }
        set {
            guard isEditing, let newValue, let units = units(of: newValue) else { return }
            moveSelection(to: units)
        }
    }

    /// The place before the first character.
    public var beginningOfDocument: UITextPosition { TextFieldPosition(0) }

    /// The place after the last character.
    public var endOfDocument: UITextPosition { TextFieldPosition(document.length) }

    /// The range between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = fromPosition as? TextFieldPosition, let to = toPosition as? TextFieldPosition else {
            return nil
        }
        return TextFieldRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
    }

    /// The place a number of UTF-16 units away; nil beyond the ends of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let position = position as? TextFieldPosition else { return nil }
        let (moved, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0...document.length).contains(moved) ? TextFieldPosition(moved) : nil
    }

    /// Which of two places comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }

    /// The number of UTF-16 units between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        guard let from = from as? TextFieldPosition, let to = toPosition as? TextFieldPosition else { return 0 }
        return to.offset - from.offset
    }

    /// The rectangle of a range.
    public func firstRect(for range: UITextRange) -> CGRect {
        guard let units = units(of: range) else { return .null }
        layoutIfNeeded()
        return convert(textView.rect(of: units), from: textView)
    }

    /// The rectangle of the caret at a place.
    public func caretRect(for position: UITextPosition) -> CGRect {
        guard let position = position as? TextFieldPosition else { return .null }
        layoutIfNeeded()
        return convert(textView.caretRect(at: position.offset), from: textView)
    }

    /// The place in the text that is nearest to a point.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        layoutIfNeeded()
        return TextFieldPosition(textView.offset(at: convert(point, to: textView)))
    }

    /// Selects the whole text.
    public func selectAll(_ sender: Any?) {
        if isEditing { moveSelection(to: 0..<document.length) }
    }

    private func units(of range: UITextRange) -> Range<Int>? {
        (range as? TextFieldRange)?.units.clamped(to: 0..<document.length)
    }
}
