// Made from UITextFieldDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {}

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {}

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }

    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {}

    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        _OptionalMethods.note()
        return true
    }

    @available(iOS 16, *)
    public func textField(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    @available(iOS 16, *)
    public func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}

    @available(iOS 16, *)
    public func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}

extension UITextFieldDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldShouldBeginEditing: _OptionalMethods.TextFieldDelegateTextFieldShouldBeginEditing? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldDidBeginEditing: _OptionalMethods.TextFieldDelegateTextFieldDidBeginEditing? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldShouldEndEditing: _OptionalMethods.TextFieldDelegateTextFieldShouldEndEditing? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldDidEndEditing: _OptionalMethods.TextFieldDelegateTextFieldDidEndEditing? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textField: _OptionalMethods.TextFieldDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldDidChangeSelection: _OptionalMethods.TextFieldDelegateTextFieldDidChangeSelection? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldShouldClear: _OptionalMethods.TextFieldDelegateTextFieldShouldClear? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textFieldShouldReturn: _OptionalMethods.TextFieldDelegateTextFieldShouldReturn? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TextFieldDelegateTextFieldShouldBeginEditing {
        let target: any UITextFieldDelegate

        public func callAsFunction(_ textField: UITextField) -> Bool? {
            _OptionalMethods.answer(of: "textFieldShouldBeginEditing(_:)") {
                target.textFieldShouldBeginEditing(textField)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ textField: UITextField) -> Bool {
            target.textFieldShouldBeginEditing(textField)
        }
    }

    @preconcurrency @MainActor public struct TextFieldDelegateTextFieldDidBeginEditing {
        let target: any UITextFieldDelegate

        public func callAsFunction(_ textField: UITextField) {
            target.textFieldDidBeginEditing(textField)
        }
    }

    @preconcurrency @MainActor public struct TextFieldDelegateTextFieldShouldEndEditing {
        let target: any UITextFieldDelegate

        public func callAsFunction(_ textField: UITextField) -> Bool? {
            _OptionalMethods.answer(of: "textFieldShouldEndEditing(_:)") {
                target.textFieldShouldEndEditing(textField)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ textField: UITextField) -> Bool {
            target.textFieldShouldEndEditing(textField)
        }
    }

    @preconcurrency @MainActor public struct TextFieldDelegateTextFieldDidEndEditing {
        let target: any UITextFieldDelegate

        public func callAsFunction(_ textField: UITextField) {
            target.textFieldDidEndEditing(textField)
        }

        public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            target.textFieldDidEndEditing(textField, reason: reason)
        }
    }

    @preconcurrency @MainActor public struct TextFieldDelegate {
        let target: any UITextFieldDelegate

        public func callAsFunction(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool? {
            _OptionalMethods.answer(of: "textField(_:shouldChangeCharactersIn:replacementString:)") {
                target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        }

        @available(iOS 16, *)
        public func callAsFunction(
            _ textField: UITextField,
            editMenuForCharactersIn range: NSRange,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            _OptionalMethods.answer(of: "textField(_:editMenuForCharactersIn:suggestedActions:)") {
                target.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
            }
        }

        @available(iOS 16, *)
        public func callAsFunction(
            _ textField: UITextField,
            willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) {
            target.textField(textField, willPresentEditMenuWith: animator)
        }

        @available(iOS 16, *)
        public func callAsFunction(
            _ textField: UITextField,
            willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) {
            target.textField(textField, willDismissEditMenuWith: animator)
        }
    }

    @preconcurrency @MainActor public struct TextFieldDelegateTextFieldDidChangeSelection {
        let target: any UITextFieldDelegate

        public func callAsFunction(_ textField: UITextField) {
            target.textFieldDidChangeSelection(textField)
        }
    }

    @preconcurrency @MainActor public struct TextFieldDelegateTextFieldShouldClear {
        let target: any UITextFieldDelegate

        public func callAsFunction(_ textField: UITextField) -> Bool? {
            _OptionalMethods.answer(of: "textFieldShouldClear(_:)") {
                target.textFieldShouldClear(textField)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ textField: UITextField) -> Bool {
            target.textFieldShouldClear(textField)
        }
    }

    @preconcurrency @MainActor public struct TextFieldDelegateTextFieldShouldReturn {
        let target: any UITextFieldDelegate

        public func callAsFunction(_ textField: UITextField) -> Bool? {
            _OptionalMethods.answer(of: "textFieldShouldReturn(_:)") {
                target.textFieldShouldReturn(textField)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ textField: UITextField) -> Bool {
            target.textFieldShouldReturn(textField)
        }
    }
}
