import Foundation

extension NSAttributedString {
    /// A copy that is safe from mutation; the string itself if it is immutable.
    var immutable: NSAttributedString {
        copy() as? NSAttributedString ?? self
    }

    /// Returns whether the whole text has that value of an attribute.
    func has(_ key: Key, _ value: Any) -> Bool {
        guard let value = value as? NSObject else { return false }
        var hasValue = true
        enumerateAttribute(key, in: NSRange(location: 0, length: length), options: []) { own, _, stop in
            guard (own as? NSObject)?.isEqual(value) != true else { return }
            hasValue = false
            stop.pointee = true
        }
        return hasValue
    }
}
