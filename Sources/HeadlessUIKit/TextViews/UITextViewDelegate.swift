import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Controls and responds to the editing of a text view. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    // default: true
    /// Returns whether editing may begin. The default is `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Called after editing began.
    func textViewDidBeginEditing(_ textView: UITextView)

    // default: true
    /// Returns whether editing may end. The default is `true`. Not called when the view is removed.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Called after editing ended.
    func textViewDidEndEditing(_ textView: UITextView)

    // default: true
    /// Returns whether a range, in UTF-16 units, may be replaced with new text. The default is `true`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Called after the user changed the text.
    func textViewDidChange(_ textView: UITextView)

    /// Called after the selection changed, also by typing.
    func textViewDidChangeSelection(_ textView: UITextView)

    // default: true
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
