import Foundation

/// Finds units of a text: words, sentences, lines.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the range of the unit at a position; `nil` if the position is not in one. At a boundary the direction
    /// decides between the units on both sides.
    func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Returns whether a position is at the end of a unit, in a direction.
    func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool

    /// Returns the next boundary of a unit in a direction.
    func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Returns whether a position is in a unit, in a direction.
    func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds units of the text of a text input by the rules of Unicode.
///
/// It asks its input only for text and positions, so that it also serves inputs with positions of their own.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UIResponder & UITextInput)?

    /// Creates a tokenizer for a text input, which is not retained.
    public init(textInput: any UIResponder & UITextInput) {
        self.textInput = textInput
        super.init()
    }

    /// Returns the range of the unit at a position.
    open func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input = textInput, let offset = offset(of: position) else { return nil }
        let units = units(granularity, around: position)
        let isBackward = isBackward(direction)
        let unit = units.first {
            isBackward ? $0.lowerBound < offset && offset <= $0.upperBound : $0.contains(offset)
        }
        guard let unit, let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// Returns whether a position is at the end of a unit, in a direction.
    open func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let offset = offset(of: position) else { return false }
        let isBackward = isBackward(direction)
        return units(granularity, around: position).contains {
            (isBackward ? $0.lowerBound : $0.upperBound) == offset
        }
    }

    /// Returns the next boundary of a unit in a direction.
    open func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input = textInput, let offset = offset(of: position) else { return nil }
        let units = units(granularity, around: position)
        let boundary =
            isBackward(direction)
            ? units.map(\.lowerBound).last { $0 < offset } : units.map(\.upperBound).first { $0 > offset }
        return boundary.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    /// Returns whether a position is in a unit, in a direction.
    open func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private func offset(of position: UITextPosition) -> Int? {
        textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) }
    }

    private func isBackward(_ direction: UITextDirection) -> Bool {
        switch direction.rawValue {
        case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.up.rawValue: return true
        case UITextLayoutDirection.left.rawValue, UITextLayoutDirection.right.rawValue:
            guard let input = textInput else { return false }
            let base = input.baseWritingDirection(for: input.beginningOfDocument, in: .forward)
            return (direction == .layout(.left)) != (base == .rightToLeft)
        default: return false
        }
    }

    private func units(_ granularity: UITextGranularity, around position: UITextPosition) -> [Range<Int>] {
        guard let input = textInput,
            let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: whole)
        else { return [] }
        return TextUnits(text).units(granularity) { offset in
            guard let start = input.position(from: input.beginningOfDocument, offset: offset) else { return nil }
            return input.caretRect(for: start).midY
        }
    }
}
