import Foundation

/// What takes letters from a keyboard.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }

    /// Inserts text where the caret is.
    func insertText(_ text: String)

    /// Deletes the selected text, or the character before the caret.
    func deleteBackward()
}

/// Text with a caret and a selection.
///
/// The part of UIKit's protocol that does without marked text, tokenizers and writing directions.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// The text in a range.
    func text(in range: UITextRange) -> String?

    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)

    /// The selected text; empty where there is only a caret, nil while nothing is edited.
    var selectedTextRange: UITextRange? { get set }

    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }

    /// The place after the last character.
    var endOfDocument: UITextPosition { get }

    /// The range between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// The place a number of characters away; nil beyond the ends of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// The number of characters between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The rectangle of the first line of a range.
    func firstRect(for range: UITextRange) -> CGRect

    /// The rectangle of the caret at a place.
    func caretRect(for position: UITextPosition) -> CGRect

    /// The place in the text that is nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A place between two characters of a text; the text that gave it knows which.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// Makes a position.
    public override init() {
        super.init()
    }
}

/// A stretch of a text; the text that gave it knows which.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// Makes a range.
    public override init() {
        super.init()
    }

    /// Whether nothing is in the range.
    open var isEmpty: Bool { true }

    /// Where the range begins.
    open var start: UITextPosition { UITextPosition() }

    /// Where the range ends.
    open var end: UITextPosition { UITextPosition() }
}
