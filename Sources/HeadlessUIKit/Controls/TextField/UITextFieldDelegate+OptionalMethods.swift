import Foundation

extension UITextFieldDelegate {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldShouldBeginEditing: _OptionalMethods.TextFieldShouldBeginEditing? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldDidBeginEditing: _OptionalMethods.TextFieldDidBeginEditing? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldShouldEndEditing: _OptionalMethods.TextFieldShouldEndEditing? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldDidEndEditing: _OptionalMethods.TextFieldDidEndEditing? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textField: _OptionalMethods.TextFieldDelegate? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldDidChangeSelection: _OptionalMethods.TextFieldDidChangeSelection? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldShouldClear: _OptionalMethods.TextFieldShouldClear? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldShouldReturn: _OptionalMethods.TextFieldShouldReturn? { .init(target: self) }
}

extension _OptionalMethods {
    /// `textFieldShouldBeginEditing` of `UITextFieldDelegate`.
    @preconcurrency @MainActor public struct TextFieldShouldBeginEditing {
        let target: any UITextFieldDelegate

        /// Calls the method.
        public func callAsFunction(_ textField: UITextField) -> Bool? {
            _OptionalMethods.answer(of: "textFieldShouldBeginEditing(_:)") {
                target.textFieldShouldBeginEditing(textField)
            }
        }
    }

    /// `textFieldDidBeginEditing` of `UITextFieldDelegate`.
    @preconcurrency @MainActor public struct TextFieldDidBeginEditing {
        let target: any UITextFieldDelegate

        /// Calls the method.
        public func callAsFunction(_ textField: UITextField) {
            target.textFieldDidBeginEditing(textField)
        }
    }

    /// `textFieldShouldEndEditing` of `UITextFieldDelegate`.
    @preconcurrency @MainActor public struct TextFieldShouldEndEditing {
        let target: any UITextFieldDelegate

        /// Calls the method.
        public func callAsFunction(_ textField: UITextField) -> Bool? {
            _OptionalMethods.answer(of: "textFieldShouldEndEditing(_:)") { target.textFieldShouldEndEditing(textField) }
        }
    }

    /// `textFieldDidEndEditing` of `UITextFieldDelegate`.
    @preconcurrency @MainActor public struct TextFieldDidEndEditing {
        let target: any UITextFieldDelegate

        /// Calls the method.
        public func callAsFunction(_ textField: UITextField) {
            target.textFieldDidEndEditing(textField)
        }

        /// Calls the method.
        public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            target.textFieldDidEndEditing(textField, reason: reason)
        }
    }

    /// `textField` of `UITextFieldDelegate`.
    @preconcurrency @MainActor public struct TextFieldDelegate {
        let target: any UITextFieldDelegate

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool? {
            _OptionalMethods.answer(of: "textField(_:shouldChangeCharactersIn:replacementString:)") {
                target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
            }
        }
    }

    /// `textFieldDidChangeSelection` of `UITextFieldDelegate`.
    @preconcurrency @MainActor public struct TextFieldDidChangeSelection {
        let target: any UITextFieldDelegate

        /// Calls the method.
        public func callAsFunction(_ textField: UITextField) {
            target.textFieldDidChangeSelection(textField)
        }
    }

    /// `textFieldShouldClear` of `UITextFieldDelegate`.
    @preconcurrency @MainActor public struct TextFieldShouldClear {
        let target: any UITextFieldDelegate

        /// Calls the method.
        public func callAsFunction(_ textField: UITextField) -> Bool? {
            _OptionalMethods.answer(of: "textFieldShouldClear(_:)") { target.textFieldShouldClear(textField) }
        }
    }

    /// `textFieldShouldReturn` of `UITextFieldDelegate`.
    @preconcurrency @MainActor public struct TextFieldShouldReturn {
        let target: any UITextFieldDelegate

        /// Calls the method.
        public func callAsFunction(_ textField: UITextField) -> Bool? {
            _OptionalMethods.answer(of: "textFieldShouldReturn(_:)") { target.textFieldShouldReturn(textField) }
        }
    }
}
