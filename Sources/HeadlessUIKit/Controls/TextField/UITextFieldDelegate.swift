import Foundation

/// Has a say in the editing of a text field, and hears of it. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin; yes unless told otherwise.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Called after editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Whether editing may end; yes unless told otherwise. A field that is removed is not asked.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Called after editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called after editing ended, in place of the method without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Whether what was typed may take the place of a range, in UTF-16 units; yes unless told otherwise.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool

    /// Called after the selection or the caret moved, by typing as well.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Whether the clear button may clear the text; yes unless told otherwise.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Whether the return key does what it does by default; yes unless told otherwise.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}

    /// Yes.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }

    /// Yes.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}

    /// Yes.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Yes.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        _OptionalMethods.note()
        return true
    }
}
