import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The delegate of pastes and drops of text, which can change how items become text.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
    // default: below
    /// Asks for the text of an item: the delegate sets its result, now or later. The default result by default.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    )

    // default: NSAttributedString(string: "")
    /// Asks for one text made from those of all items. By default, they follow each other.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString

    // default: textRange
    /// Replaces a range with the text and returns the range of the new text. By default, the view does so.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange

    // default: true
    /// Asks whether the insertion is animated. `true` by default.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    /// The default implementation; sets the default result.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) {
        item.setDefaultResult()
    }
}
