import Foundation

/// An element of an interface file (`.xib`): a tag with its attributes and content.
package struct InterfaceElement: Sendable {
    /// The name of the tag.
    package let name: String
    /// The line of the file where the element begins, counted from 1.
    package let line: Int
    package var attributes: [String: String] = [:]
    package var children: [InterfaceElement] = []
    /// The text of the element without its children.
    package var text = ""

    package init(name: String, line: Int) {
        self.name = name
        self.line = line
    }

    /// The identifier that connections and constraints refer to.
    package var id: String? { attributes["id"] }

    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// The children that are created with the element. Prototypes of cells and of headers are created later, again and again.
    package var parts: [InterfaceElement] {
        children.filter { child in
            switch name {
            case "tableView": child.name != "prototypes"
            case "collectionView":
                child.name != "cells" && !["sectionHeaderView", "sectionFooterView"].contains(child.attributes["key"])
            default: true
            }
        }
    }

    /// Returns the first child with a tag.
    package func child(_ name: String) -> InterfaceElement? {
        children.first { $0.name == name }
    }

    /// Returns the child that holds the value of a property, with any tag.
    package func value(for key: String) -> InterfaceElement? {
        children.first { $0.attributes["key"] == key }
    }

    /// Returns an attribute that is `YES` or `NO`.
    package func flag(_ attribute: String) -> Bool? {
        attributes[attribute].map { $0 == "YES" }
    }

    /// Returns an attribute that is a number.
    package func number(_ attribute: String) -> CGFloat? {
        attributes[attribute].flatMap(Double.init).map { CGFloat($0) }
    }

    /// Returns a text that is an attribute, or if it has several lines, the content of a child.
    package func string(_ key: String) -> String? {
        if let text = attributes[key] { return text }
        guard let child = value(for: key), ["string", "mutableString"].contains(child.name) else { return nil }
        guard child.attributes["base64-UTF8"] == "YES" else { return child.text }
        return Data(base64Encoded: Self.padded(child.text)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Interface Builder leaves out the padding of Base64.
    private static func padded(_ text: String) -> String {
        let characters = text.filter { !$0.isWhitespace }
        return characters + String(repeating: "=", count: (4 - characters.count % 4) % 4)
    }

    /// Returns the value of an enumeration whose cases have the names that the file uses.
    package func choice<Value: RawRepresentable>(_ attribute: String) -> Value? where Value.RawValue == Int {
        guard let name = attributes[attribute] else { return nil }
        return (0...24).lazy.compactMap(Value.init(rawValue:)).first { "\($0)" == name }
    }
}
