import Foundation

/// Reads stored properties by their names.
enum ReflectedProperty {
    /// The value of a stored property that a class of the app declares, without optionals around it; `nil` without one. Stored
    /// properties of UIKit's own classes are no properties of UIKit.
    static func value(_ name: String, of object: Any) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, !isOwn(current.subjectType) {
            if let child = current.children.first(where: { $0.label == name }) { return unwrapped(child.value) }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// A value without the optionals around it.
    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped.flatMap(unwrapped)
    }

    private static func isOwn(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return ["HeadlessUIKit.", "HeadlessQuartz.", "Foundation."].contains { name.hasPrefix($0) }
    }
}

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}
