import Foundation

/// Controls and responds to the editing of a text view. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin. The default is `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Called after editing began.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Returns whether editing may end. The default is `true`. Not called when the view is removed.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Called after editing ended.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Returns whether a range, in UTF-16 units, may be replaced with new text. The default is `true`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Called after the user changed the text.
    func textViewDidChange(_ textView: UITextView)

    /// Called after the selection changed, also by typing.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Returns whether a tapped link is opened. The default is `true`.
    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

/// The kind of interaction with a link.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
}

extension UITextViewDelegate {
    /// The default implementation returns `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// The default implementation does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}

    /// The default implementation returns `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// The default implementation does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}

    /// The default implementation returns `true`.
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// The default implementation does nothing.
    public func textViewDidChange(_ textView: UITextView) {}

    /// The default implementation does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}

    /// The default implementation returns `true`.
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
