// Made from UITextPasteDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString {
        _OptionalMethods.note()
        return NSAttributedString(string: "")
    }

    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange {
        _OptionalMethods.note()
        return textRange
    }

    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }
}

extension UITextPasteDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var textPasteConfigurationSupporting: _OptionalMethods.TextPasteDelegateTextPasteConfigurationSupporting? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TextPasteDelegateTextPasteConfigurationSupporting {
        let target: any UITextPasteDelegate

        public func callAsFunction(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            transform item: any UITextPasteItem
        ) {
            target.textPasteConfigurationSupporting(textPasteConfigurationSupporting, transform: item)
        }

        public func callAsFunction(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            combineItemAttributedStrings itemStrings: [NSAttributedString],
            for textRange: UITextRange
        ) -> NSAttributedString? {
            _OptionalMethods.answer(of: "textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)") {
                target.textPasteConfigurationSupporting(
                    textPasteConfigurationSupporting,
                    combineItemAttributedStrings: itemStrings,
                    for: textRange
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            combineItemAttributedStrings itemStrings: [NSAttributedString],
            for textRange: UITextRange
        ) -> NSAttributedString {
            target.textPasteConfigurationSupporting(
                textPasteConfigurationSupporting,
                combineItemAttributedStrings: itemStrings,
                for: textRange
            )
        }

        public func callAsFunction(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            performPasteOf attributedString: NSAttributedString,
            to textRange: UITextRange
        ) -> UITextRange? {
            _OptionalMethods.answer(of: "textPasteConfigurationSupporting(_:performPasteOf:to:)") {
                target.textPasteConfigurationSupporting(
                    textPasteConfigurationSupporting,
                    performPasteOf: attributedString,
                    to: textRange
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            performPasteOf attributedString: NSAttributedString,
            to textRange: UITextRange
        ) -> UITextRange {
            target.textPasteConfigurationSupporting(
                textPasteConfigurationSupporting,
                performPasteOf: attributedString,
                to: textRange
            )
        }

        public func callAsFunction(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            shouldAnimatePasteOf attributedString: NSAttributedString,
            to textRange: UITextRange
        ) -> Bool? {
            _OptionalMethods.answer(of: "textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)") {
                target.textPasteConfigurationSupporting(
                    textPasteConfigurationSupporting,
                    shouldAnimatePasteOf: attributedString,
                    to: textRange
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            shouldAnimatePasteOf attributedString: NSAttributedString,
            to textRange: UITextRange
        ) -> Bool {
            target.textPasteConfigurationSupporting(
                textPasteConfigurationSupporting,
                shouldAnimatePasteOf: attributedString,
                to: textRange
            )
        }
    }
}
