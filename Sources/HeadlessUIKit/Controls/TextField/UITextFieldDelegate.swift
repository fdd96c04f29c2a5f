import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Controls and responds to the editing of a text field. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    // default: true
    /// Returns whether editing may begin. The default is `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Called after editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)

    // default: true
    /// Returns whether editing may end. The default is `true`. Not called when the field is removed.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Called after editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)

    // default: textFieldDidEndEditing(textField)
    /// Called after editing ended, instead of the method without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    // default: true
    /// Returns whether a range, in UTF-16 units, may be replaced with new text. The default is `true`.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool

    /// Called after the selection changed, also by typing.
    func textFieldDidChangeSelection(_ textField: UITextField)

    // default: true
    /// Returns whether the text may be cleared. The default is `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    // default: true
    /// Returns whether the return key has its default behavior. The default is `true`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool

    /// Returns the edit menu for a range, in UTF-16 units; `nil` for one with the suggested actions.
    @available(iOS 16, *)
    func textField(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Called before the edit menu appears.
    @available(iOS 16, *)
    func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    )

    /// Called before the edit menu disappears.
    @available(iOS 16, *)
    func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    )
}
