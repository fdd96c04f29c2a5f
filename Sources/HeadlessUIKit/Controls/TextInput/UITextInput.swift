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

/// An object that edits text with a caret and a selection.
///
/// This is UIKit's protocol without marked text, tokenizers and writing directions.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range.
    func text(in range: UITextRange) -> String?

    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)

    /// The selected range; empty for a caret, `nil` while there is no editing.
    var selectedTextRange: UITextRange? { get set }

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

    /// Returns the position closest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A position in a text, defined by the object that created it.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// Creates a position.
    public override init() {
        super.init()
    }
}

/// A range of a text, defined by the object that created it.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// Creates a range.
    public override init() {
        super.init()
    }

    /// Whether the range is empty.
    open var isEmpty: Bool { true }

    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }

    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
}
