import Foundation

/// Groups objects into sections by the first letters of their titles, and sorts them, for a table with a section index.
///
/// The sections are A to Z and `#`, as in every app whose localization uses the Latin alphabet.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let titles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)
    private static let locale = Locale(identifier: "en")

    /// Returns a collation for the current language.
    open class func current() -> Self { make() }

    private class func make<Collation>() -> Collation {
        guard let collation = UILocalizedIndexedCollation() as? Collation else {
            preconditionFailure("UILocalizedIndexedCollation is not made to be subclassed")
        }
        return collation
    }

    /// The titles of the sections.
    open var sectionTitles: [String] { Self.titles }

    /// The titles in the section index.
    open var sectionIndexTitles: [String] { Self.titles }

    /// Returns the section to which a title of the section index scrolls.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// Returns the section of an object. The selector names the method or property that returns its title.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let others = Self.titles.count - 1
        guard let first = title(of: object, selector).trimmingCharacters(in: .whitespaces).first else { return others }
        let folded = String(first).folding(options: [.diacriticInsensitive, .widthInsensitive], locale: Self.locale)
        return Self.titles.firstIndex(of: folded.prefix(1).uppercased()) ?? others
    }

    /// Returns objects in the order of their titles. Objects with equal titles keep their order.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let titled = array.enumerated().map { (index: $0, object: $1, title: title(of: $1, selector)) }
        let sorted = titled.sorted { left, right in
            let order = left.title.compare(
                right.title,
                options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
                locale: Self.locale
            )
            if order != .orderedSame { return order == .orderedAscending }
            let exact = left.title.compare(right.title, locale: Self.locale)
            return exact == .orderedSame ? left.index < right.index : exact == .orderedAscending
        }
        return sorted.map(\.object)
    }

    /// Returns the result of the selector's method, or the stored property with the selector's name.
    private func title(of object: Any, _ selector: Selector) -> String {
        if selector.isImplemented(by: object) { return text(selector.send(to: object)) ?? "" }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let property = current.children.first(where: { $0.label == selector.description }) {
                return text(property.value) ?? ""
            }
            mirror = current.superclassMirror
        }
        if selector.description == "self" || selector.description == "description" { return "\(object)" }
        preconditionFailure("-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance")
    }

    private func text(_ value: Any?) -> String? {
        value as? String ?? (value as? NSString).map { "\($0)" }
    }
}
