import Foundation

/// Controls and responds to the editing of a text field. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether editing may begin. The default is `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Called after editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Returns whether editing may end. The default is `true`. Not called when the field is removed.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Called after editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called after editing ended, instead of the method without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Returns whether a range, in UTF-16 units, may be replaced with new text. The default is `true`.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool

    /// Called after the selection changed, also by typing.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Returns whether the text may be cleared. The default is `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Returns whether the return key has its default behavior. The default is `true`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// The default implementation returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// The default implementation does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}

    /// The default implementation returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// The default implementation does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    /// The default implementation calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }

    /// The default implementation returns `true`.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// The default implementation does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}

    /// The default implementation returns `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// The default implementation returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        _OptionalMethods.note()
        return true
    }
}
