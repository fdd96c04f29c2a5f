import Foundation

/// An object that receives text from a keyboard.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }

    /// Inserts text at the caret.
    func insertText(_ text: String)

    /// Deletes the selection or the character before the caret.
    func deleteBackward()
}

/// An object that edits text with a caret, a selection and marked text: text that an input method still composes.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range.
    func text(in range: UITextRange) -> String?

    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)

    /// The selected range; empty for a caret, `nil` while there is no editing.
    var selectedTextRange: UITextRange? { get set }

    /// The range of the marked text; `nil` if there is none.
    var markedTextRange: UITextRange? { get }

    /// The attributes of the marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Replaces the marked text, or else the selection, with marked text. `selectedRange` is relative to it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Makes the marked text ordinary text.
    func unmarkText()

    /// The system that is told about changes that the app makes.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// Finds words, lines and other units of the text.
    var tokenizer: any UITextInputTokenizer { get }

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }

    /// The position after the last character.
    var endOfDocument: UITextPosition { get }

    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// Returns the position at a distance in UTF-16 units; `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// Returns the distance between two positions in UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Returns the rectangle of the first line of a range.
    func firstRect(for range: UITextRange) -> CGRect

    /// Returns the rectangle of the caret at a position.
    func caretRect(for position: UITextPosition) -> CGRect

    /// Returns the rectangles of a selected range.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// Returns the position closest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// Returns the position in a range that is closest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// Returns the range of the character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// Returns the position at a number of characters or lines in a direction; `nil` outside the text.
    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition?

    /// Returns the position in a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

    /// Returns the range from a position to the farthest one in a direction.
    func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange?

    /// Returns the writing direction at a position.
    func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection

    /// Sets the writing direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// Returns whether a range may be replaced with text. Optional; the default is `true`.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    /// Returns the attributes of the text at a position. Optional; the default is `nil`.
    func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?

    /// The view whose coordinates the rectangles are in. Optional; the default is the object itself.
    var textInputView: UIView { get }
}

extension UITextInput {
    /// The default implementation; returns `true`.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// The default implementation; returns `nil`.
    public func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }

    /// The default implementation; returns the object itself if it is a view.
    public var textInputView: UIView { self as? UIView ?? UIView() }
}

/// Is told about changes that an app makes to text. The keyboard's side of UIKit.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)

    /// Called after the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)

    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)

    /// Called after the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
