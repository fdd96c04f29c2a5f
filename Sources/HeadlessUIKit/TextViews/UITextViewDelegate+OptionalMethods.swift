import Foundation

extension UITextViewDelegate {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textViewShouldBeginEditing: _OptionalMethods.TextViewShouldBeginEditing? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textViewDidBeginEditing: _OptionalMethods.TextViewDidBeginEditing? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textViewShouldEndEditing: _OptionalMethods.TextViewShouldEndEditing? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textViewDidEndEditing: _OptionalMethods.TextViewDidEndEditing? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textViewDidChange: _OptionalMethods.TextViewDidChange? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textViewDidChangeSelection: _OptionalMethods.TextViewDidChangeSelection? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var textView: _OptionalMethods.TextViewDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    /// `textViewShouldBeginEditing` of `UITextViewDelegate`.
    @preconcurrency @MainActor public struct TextViewShouldBeginEditing {
        let target: any UITextViewDelegate

        /// Calls the method.
        public func callAsFunction(_ textView: UITextView) -> Bool? {
            _OptionalMethods.answer(of: "textViewShouldBeginEditing(_:)") {
                target.textViewShouldBeginEditing(textView)
            }
        }
    }

    /// `textViewDidBeginEditing` of `UITextViewDelegate`.
    @preconcurrency @MainActor public struct TextViewDidBeginEditing {
        let target: any UITextViewDelegate

        /// Calls the method.
        public func callAsFunction(_ textView: UITextView) { target.textViewDidBeginEditing(textView) }
    }

    /// `textViewShouldEndEditing` of `UITextViewDelegate`.
    @preconcurrency @MainActor public struct TextViewShouldEndEditing {
        let target: any UITextViewDelegate

        /// Calls the method.
        public func callAsFunction(_ textView: UITextView) -> Bool? {
            _OptionalMethods.answer(of: "textViewShouldEndEditing(_:)") { target.textViewShouldEndEditing(textView) }
        }
    }

    /// `textViewDidEndEditing` of `UITextViewDelegate`.
    @preconcurrency @MainActor public struct TextViewDidEndEditing {
        let target: any UITextViewDelegate

        /// Calls the method.
        public func callAsFunction(_ textView: UITextView) { target.textViewDidEndEditing(textView) }
    }

    /// `textViewDidChange` of `UITextViewDelegate`.
    @preconcurrency @MainActor public struct TextViewDidChange {
        let target: any UITextViewDelegate

        /// Calls the method.
        public func callAsFunction(_ textView: UITextView) { target.textViewDidChange(textView) }
    }

    /// `textViewDidChangeSelection` of `UITextViewDelegate`.
    @preconcurrency @MainActor public struct TextViewDidChangeSelection {
        let target: any UITextViewDelegate

        /// Calls the method.
        public func callAsFunction(_ textView: UITextView) { target.textViewDidChangeSelection(textView) }
    }

    /// `textView` of `UITextViewDelegate`.
    @preconcurrency @MainActor public struct TextViewDelegate {
        let target: any UITextViewDelegate

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ textView: UITextView,
            shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool? {
            _OptionalMethods.answer(of: "textView(_:shouldChangeTextIn:replacementText:)") {
                target.textView(textView, shouldChangeTextIn: range, replacementText: text)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ textView: UITextView,
            shouldInteractWith url: URL,
            in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool? {
            _OptionalMethods.answer(of: "textView(_:shouldInteractWith:in:interaction:)") {
                target.textView(textView, shouldInteractWith: url, in: characterRange, interaction: interaction)
            }
        }
    }
}
