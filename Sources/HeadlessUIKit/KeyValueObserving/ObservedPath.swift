import Foundation

/// The names of a property and of those on the way to it.
@MainActor struct ObservedPath {
    /// The names, separated by periods.
    let name: String
    private let keys: [String]

    init(_ name: String) {
        self.name = name
        keys = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init).filter { $0 != "self" }
    }

    /// Whether it leads to a property of another object.
    var hasSteps: Bool { keys.count > 1 }

    /// The value of the property; `NSNull` if it is `nil`, or an object on the way is. `nil` if there is no property with the name.
    func value(from object: NSObject) -> Any? {
        var value: Any = object
        for key in keys {
            if value is NSNull { return value }
            guard let owner = value as? NSObject, let keyPath = ObservedProperties.keyPath(key, of: owner) else {
                return nil
            }
            value = ReflectedProperty.unwrapped(owner[keyPath: keyPath] as Any) ?? NSNull()
        }
        return keys.isEmpty ? nil : value
    }

    /// The views whose changes may change the value: those on the way, or those that layers on the way belong to.
    func views(from object: NSObject) -> [UIView] {
        var found: [UIView] = []
        var owner: NSObject? = object
        for key in keys {
            guard let current = owner else { break }
            if let view = current as? UIView ?? (current as? CALayer)?.delegate as? UIView,
                !found.contains(where: { $0 === view })
            {
                found.append(view)
            }
            owner =
                ObservedProperties.keyPath(key, of: current).flatMap {
                    ReflectedProperty.unwrapped(current[keyPath: $0] as Any)
                }
                as? NSObject
        }
        return found
    }
}
