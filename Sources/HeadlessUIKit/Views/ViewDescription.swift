import Foundation

/// Formats descriptions of views and layers like UIKit: class, frame, and properties that differ from their defaults.
@MainActor enum ViewDescription {
    static func text(of view: UIView) -> String {
        var parts = [name(of: view)]
        if let base = baseClass(of: view) { parts.append("baseClass = \(base)") }
        parts.append("frame = \(text(view.frame))")
        if let text = view.describedText { parts.append("text = '\(text)'") }
        if view.transform != .identity { parts.append("transform = \(text(view.transform))") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.isHidden { parts.append("hidden = YES") }
        if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
        if !view.isOpaque { parts.append("opaque = NO") }
        if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(text(view.autoresizingMask))") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        if let recognizers = view.gestureRecognizers { parts.append("gestureRecognizers = \(text(recognizers))") }
        if let color = view.backgroundColor { parts.append("backgroundColor = \(ColorDescription.text(of: color))") }
        if let color = view.rareStorage?.tintColor { parts.append("tintColor = \(ColorDescription.text(of: color))") }
        parts.append("layer = \(reference(to: view.layer))")
        parts += view.descriptionDetails
        return "<\(parts.joined(separator: "; "))>"
    }

    /// Returns the class and address of an object, as UIKit refers to it.
    static func reference(to object: AnyObject) -> String { "<\(name(of: object))>" }

    /// An array of the same address as the first recognizer: in Swift, arrays have none.
    private static func text(_ recognizers: [UIGestureRecognizer]) -> String {
        let address = recognizers.first.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
        return "<NSArray: 0x\(String(address, radix: 16))>"
    }

    private static func name(of object: AnyObject) -> String {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        return "\(name(of: type(of: object))): 0x\(String(address, radix: 16))"
    }

    /// Names of UIKit classes have no module prefix.
    private static func name(of type: AnyClass) -> String {
        UIKitClasses.contain(type) ? String(describing: type) : String(reflecting: type)
    }

    /// Returns the name of the UIKit class that an app's class inherits from.
    private static func baseClass(of view: UIView) -> String? {
        var type: AnyClass? = type(of: view)
        guard let first = type, !UIKitClasses.contain(first) else { return nil }
        while let next = type, !UIKitClasses.contain(next) { type = _getSuperclass(next) }
        return type.map { String(describing: $0) }
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
    }

    private static func text(_ transform: CGAffineTransform) -> String {
        let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[\(values.map(number).joined(separator: ", "))]"
    }

    private static func text(_ mask: UIView.AutoresizingMask) -> String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    /// Formats a number without a fraction if it has none.
    static func number(_ value: CGFloat) -> String {
        String(format: "%g", Double(value))
    }
}
