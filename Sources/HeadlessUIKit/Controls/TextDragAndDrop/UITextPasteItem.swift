import Foundation

/// An item that is pasted or dropped, whose result is the text to insert.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
    /// The provider of the item's data.
    var itemProvider: NSItemProvider { get }

    /// The custom object of a dragged item.
    var localObject: Any? { get }

    /// The attributes of text without own attributes at the place of insertion.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }

    /// Makes a string the result.
    func setResult(string: String)

    /// Makes a string with attributes the result.
    func setResult(attributedString string: NSAttributedString)

    /// Makes an attachment the result.
    func setResult(attachment textAttachment: NSTextAttachment)

    /// Inserts nothing for the item.
    func setNoResult()

    /// Makes the text that the provider has the result.
    func setDefaultResult()
}
