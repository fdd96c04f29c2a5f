import Foundation

extension NSAttributedString {
    /// The same text with one attribute set throughout.
    ///
    /// Built run by run: Foundation on Linux stops the program when an attribute is added to a mutable copy.
    func replacingAttribute(_ key: NSAttributedString.Key, with value: Any) -> NSAttributedString {
        let result = NSMutableAttributedString(string: string)
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            var attributes = attributes
            attributes[key] = value
            result.setAttributes(attributes, range: range)
        }
        return result
    }
}
