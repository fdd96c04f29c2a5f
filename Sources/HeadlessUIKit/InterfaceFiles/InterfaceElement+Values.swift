import Foundation

extension InterfaceElement {
    /// The rectangle of an element `rect`.
    var rect: CGRect {
        CGRect(
            x: number("x") ?? 0,
            y: number("y") ?? 0,
            width: number("width") ?? 0,
            height: number("height") ?? 0
        )
    }

    /// Returns the rectangle of a property.
    func rect(_ key: String) -> CGRect? { value(for: key)?.rect }

    /// Returns the insets of a property. Buttons name them by coordinates, as `minX`.
    func insets(_ key: String) -> UIEdgeInsets? {
        guard let value = value(for: key) else { return nil }
        func side(_ name: String, _ coordinate: String) -> CGFloat {
            value.number(name) ?? value.number(coordinate) ?? 0
        }
        return UIEdgeInsets(
            top: side("top", "minY"),
            left: side("left", "minX"),
            bottom: side("bottom", "maxY"),
            right: side("right", "maxX")
        )
    }

    /// Returns the size of a property.
    func size(_ key: String) -> CGSize? {
        value(for: key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    }

    /// Returns the font of a property; `nil` if there is none.
    @MainActor func font(_ key: String = "fontDescription") -> UIFont? {
        guard let value = value(for: key), value.name == "fontDescription" else { return nil }
        if let style = value["style"] {
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = value.number("pointSize") ?? UIFont.systemFontSize
        switch value["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "system": return .systemFont(ofSize: size, weight: Self.weight(value["weight"]))
        default: break
        }
        let named = [value["name"], value["family"]].lazy.compactMap { $0 }.compactMap { UIFont(name: $0, size: size) }
        return named.first ?? .systemFont(ofSize: size, weight: Self.weight(value["weight"]))
    }

    private static func weight(_ name: String?) -> UIFont.Weight {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: .regular
        }
    }

    /// The alignment of text.
    var textAlignment: NSTextAlignment? { choice("textAlignment") }

    /// The line break mode, which files name differently than UIKit does.
    var lineBreakMode: NSLineBreakMode? {
        switch self["lineBreakMode"] {
        case "wordWrap": .byWordWrapping
        case "characterWrap": .byCharWrapping
        case "clip": .byClipping
        case "headTruncation": .byTruncatingHead
        case "tailTruncation": .byTruncatingTail
        case "middleTruncation": .byTruncatingMiddle
        default: nil
        }
    }
}

extension InterfaceObjects {
    /// Returns the color of a property; `nil` if there is none.
    func color(_ key: String, of element: InterfaceElement) -> UIColor? {
        element.value(for: key).flatMap { color($0) }
    }

    private func color(_ value: InterfaceElement) -> UIColor? {
        guard value.name == "color" else { return nil }
        if let name = value["systemColor"] ?? value["cocoaTouchSystemColor"] {
            if let color = SystemColorNames.color(named: name) { return color }
            InterfaceLog.report("Interface file, line \(value.line): the system color \(name) is unknown.")
            return resource("systemColor", named: name)
        }
        if let name = value["name"] {
            return UIColor(named: name, in: bundle, compatibleWith: nil) ?? resource("namedColor", named: name)
        }
        let alpha = value.number("alpha") ?? 1
        if let white = value.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = value.number("red"), let green = value.number("green"), let blue = value.number("blue")
        else { return nil }
        if value["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The color that the file has for a name, for where the app's own is missing.
    private func resource(_ tag: String, named name: String) -> UIColor? {
        let resources = document.child("resources")?.children ?? []
        let entry = resources.first { $0.name == tag && $0["name"] == name }
        return entry?.child("color").flatMap { color($0) }
    }

    /// Returns the image that an attribute names; `nil` with a report if the app has none.
    func image(_ attribute: String, of element: InterfaceElement) -> UIImage? {
        guard let name = element[attribute] else { return nil }
        if element["catalog"] == "system" { return UIImage(systemName: name) }
        if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
        InterfaceLog.report("Could not load the \"\(name)\" image referenced from a nib in the bundle.")
        return nil
    }
}
