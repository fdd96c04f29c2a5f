import Foundation

/// How a key of a hardware keyboard moves the caret: by characters and lines, with Option by words and paragraphs, with Command
/// to the ends of the line and of the text.
@MainActor struct CaretMovement {
    private enum Extent {
        case character
        case unit(UITextGranularity)
        case document
    }

    private let direction: UITextLayoutDirection
    private let extent: Extent
    private let extends: Bool

    init?(key: String, modifiers: UIKeyModifierFlags) {
        var extent: Extent
        switch key {
        case UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow:
            direction = key == UIKeyCommand.inputLeftArrow ? .left : .right
            extent = modifiers.contains(.alternate) ? .unit(.word) : .character
            if modifiers.contains(.command) { extent = .unit(.line) }
        case UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow:
            direction = key == UIKeyCommand.inputUpArrow ? .up : .down
            extent = modifiers.contains(.alternate) ? .unit(.paragraph) : .character
            if modifiers.contains(.command) { extent = .document }
        case UIKeyCommand.inputHome, UIKeyCommand.inputEnd:
            direction = key == UIKeyCommand.inputHome ? .up : .down
            extent = .document
        default: return nil
        }
        self.extent = extent
        extends = modifiers.contains(.shift)
    }

    /// Moves the caret of a text that is being edited.
    ///
    /// - Parameter anchor: Where the selection began, if the last key extended it.
    func move(in input: any UIResponder & UITextInput, anchor: inout CaretAnchor?) {
        guard let range = input.selectedTextRange else { return }
        let selection = offset(of: range.start, in: input)..<offset(of: range.end, in: input)
        if !extends, !selection.isEmpty, case .character = extent, direction == .left || direction == .right {
            anchor = nil
            let isStart = isBackward(from: range.start, in: input)
            return select(isStart ? selection.lowerBound : selection.upperBound, in: input)
        }
        let known = anchor.flatMap { $0.selection == selection ? $0.offset : nil }
        let isBackward = isBackward(from: range.start, in: input)
        let start = known ?? (isBackward ? selection.upperBound : selection.lowerBound)
        let moved =
            known.map { $0 == selection.lowerBound ? range.end : range.start } ?? (isBackward ? range.start : range.end)
        let target = offset(of: position(from: moved, in: input), in: input)
        guard extends else {
            anchor = nil
            return select(target, in: input)
        }
        select(target, in: input, from: start)
        anchor = CaretAnchor(offset: start, selection: min(start, target)..<max(start, target))
    }

    /// Whether the movement leads toward the start of the text.
    private func isBackward(from position: UITextPosition, in input: any UITextInput) -> Bool {
        switch direction {
        case .up: true
        case .down: false
        case .left, .right:
            (direction == .left) != (input.baseWritingDirection(for: position, in: .forward) == .rightToLeft)
        @unknown default: false
        }
    }

    private func position(from position: UITextPosition, in input: any UITextInput) -> UITextPosition {
        let isBackward = isBackward(from: position, in: input)
        let end = isBackward ? input.beginningOfDocument : input.endOfDocument
        switch extent {
        case .character: return input.position(from: position, in: direction, offset: 1) ?? end
        case .document: return end
        case .unit(let unit):
            let direction = UITextDirection.storage(isBackward ? .backward : .forward)
            if unit == .line, input.tokenizer.isPosition(position, atBoundary: unit, inDirection: direction) {
                return position
            }
            return input.tokenizer.position(from: position, toBoundary: unit, inDirection: direction) ?? end
        }
    }

    private func offset(of position: UITextPosition, in input: any UITextInput) -> Int {
        input.offset(from: input.beginningOfDocument, to: position)
    }

    private func select(_ offset: Int, in input: any UITextInput, from start: Int? = nil) {
        let start = start ?? offset
        guard let lower = input.position(from: input.beginningOfDocument, offset: min(start, offset)),
            let upper = input.position(from: input.beginningOfDocument, offset: max(start, offset))
        else { return }
        input.selectedTextRange = input.textRange(from: lower, to: upper)
    }
}
