// Made from UITextViewDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func textViewDidBeginEditing(_ textView: UITextView) {}

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func textViewDidEndEditing(_ textView: UITextView) {}

    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func textViewDidChange(_ textView: UITextView) {}

    public func textViewDidChangeSelection(_ textView: UITextView) {}

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

extension UITextViewDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var textViewShouldBeginEditing: _OptionalMethods.TextViewDelegateTextViewShouldBeginEditing? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textViewDidBeginEditing: _OptionalMethods.TextViewDelegateTextViewDidBeginEditing? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textViewShouldEndEditing: _OptionalMethods.TextViewDelegateTextViewShouldEndEditing? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textViewDidEndEditing: _OptionalMethods.TextViewDelegateTextViewDidEndEditing? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textView: _OptionalMethods.TextViewDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textViewDidChange: _OptionalMethods.TextViewDelegateTextViewDidChange? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var textViewDidChangeSelection: _OptionalMethods.TextViewDelegateTextViewDidChangeSelection? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TextViewDelegateTextViewShouldBeginEditing {
        let target: any UITextViewDelegate

        public func callAsFunction(_ textView: UITextView) -> Bool? {
            _OptionalMethods.answer(of: "textViewShouldBeginEditing(_:)") {
                target.textViewShouldBeginEditing(textView)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ textView: UITextView) -> Bool {
            target.textViewShouldBeginEditing(textView)
        }
    }

    @preconcurrency @MainActor public struct TextViewDelegateTextViewDidBeginEditing {
        let target: any UITextViewDelegate

        public func callAsFunction(_ textView: UITextView) {
            target.textViewDidBeginEditing(textView)
        }
    }

    @preconcurrency @MainActor public struct TextViewDelegateTextViewShouldEndEditing {
        let target: any UITextViewDelegate

        public func callAsFunction(_ textView: UITextView) -> Bool? {
            _OptionalMethods.answer(of: "textViewShouldEndEditing(_:)") {
                target.textViewShouldEndEditing(textView)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ textView: UITextView) -> Bool {
            target.textViewShouldEndEditing(textView)
        }
    }

    @preconcurrency @MainActor public struct TextViewDelegateTextViewDidEndEditing {
        let target: any UITextViewDelegate

        public func callAsFunction(_ textView: UITextView) {
            target.textViewDidEndEditing(textView)
        }
    }

    @preconcurrency @MainActor public struct TextViewDelegate {
        let target: any UITextViewDelegate

        public func callAsFunction(
            _ textView: UITextView,
            shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool? {
            _OptionalMethods.answer(of: "textView(_:shouldChangeTextIn:replacementText:)") {
                target.textView(textView, shouldChangeTextIn: range, replacementText: text)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ textView: UITextView,
            shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool {
            target.textView(textView, shouldChangeTextIn: range, replacementText: text)
        }

        public func callAsFunction(
            _ textView: UITextView,
            shouldInteractWith URL: URL,
            in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool? {
            _OptionalMethods.answer(of: "textView(_:shouldInteractWith:in:interaction:)") {
                target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ textView: UITextView,
            shouldInteractWith URL: URL,
            in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
        }
    }

    @preconcurrency @MainActor public struct TextViewDelegateTextViewDidChange {
        let target: any UITextViewDelegate

        public func callAsFunction(_ textView: UITextView) {
            target.textViewDidChange(textView)
        }
    }

    @preconcurrency @MainActor public struct TextViewDelegateTextViewDidChangeSelection {
        let target: any UITextViewDelegate

        public func callAsFunction(_ textView: UITextView) {
            target.textViewDidChangeSelection(textView)
        }
    }
}
