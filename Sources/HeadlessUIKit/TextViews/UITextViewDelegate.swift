import Foundation

/// Has a say in the editing of a text view, and hears of it. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin; yes unless told otherwise.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Called after editing began.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Whether editing may end; yes unless told otherwise. A view that is removed is not asked.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Called after editing ended.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Whether what was typed may take the place of a range, in UTF-16 units; yes unless told otherwise.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Called after the person changed the text.
    func textViewDidChange(_ textView: UITextView)

    /// Called after the selection or the caret moved, by typing as well.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Whether a link that was tapped is opened; yes unless told otherwise.
    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

/// What a person does with a link.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
}

extension UITextViewDelegate {
    /// Yes.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}

    /// Yes.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}

    /// Yes.
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}

    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}

    /// Yes.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }
}
