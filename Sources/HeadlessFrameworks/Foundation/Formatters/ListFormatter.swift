import Foundation

/// Joins items to a list in words, as "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language of the list.
    open var locale: Locale! = .autoupdatingCurrent

    /// Formats each item; `nil` takes its description.
    open var itemFormatter: Formatter?

    /// Returns strings as a list, in the current language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Returns items as a list; `nil` if the formatter of the items can't format one of them.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let itemFormatter else {
                texts.append(String(describing: item))
                continue
            }
            guard let text = itemFormatter.string(for: item) else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Returns an array as a list; `nil` for other values.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
