import Foundation

// What `UITextInput` asks for besides text, selection and rectangles.
extension UITextView {
    /// The attributes of marked text; `nil` for an underline.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { document.markedStyle }
        set {
            document.markedStyle = newValue
            if document.marked != nil { marksDidChange() }
        }
    }

    /// Is told about changes that the app makes to the text and the selection.
    public weak var inputDelegate: (any UITextInputDelegate)? {
        get { inputStorage?.delegate }
        set { editInput { $0.delegate = newValue } }
    }

    /// Finds words, lines and other units of the text.
    public var tokenizer: any UITextInputTokenizer { madeTokenizer }

    /// Returns the position at a number of characters or lines in a direction; `nil` outside the text.
    public func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? { moved(position, direction, by: offset) }

    /// Returns the position in a range that is farthest in a direction.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        end(of: range, direction)
    }

    /// Returns the range from a position to the next character or line in a direction.
    public func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange? { extended(position, direction) }

    /// Returns the range of the character at a point.
    public func characterRange(at point: CGPoint) -> UITextRange? { characterUnder(point) }

    /// Returns the position in a range that is closest to a point.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closest(to: point, in: range)
    }

    /// Returns the writing direction at a position: that of the paragraph style, or else of the view.
    public func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection { self.direction(at: position) }

    /// Returns the attributes of the text at a position.
    public func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { attributes(at: position, direction) }

    /// Returns whether the delegate allows a range to be replaced.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        document.units(of: range).map { mayReplace(NSRange($0), with: text) } ?? false
    }

    /// Sets the writing direction of the paragraphs of a range.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection, of: range)
    }
}
