import Foundation

// Key-value coding needs an Objective-C runtime. What there is of it: stored properties are read by reflection, and classes that
// know names of their own are `KeyValueCoding`. Their methods are found for a value of any type, also for `NSObject`.

extension NSObjectProtocol {
    /// Returns the value of a stored property that a class of the app declares, or of a name that a class of UIKit knows; `nil`
    /// without one.
    ///
    /// - Parameter key: The name of the property.
    public func value(forKey key: String) -> Any? {
        if let coding = self as? any KeyValueCoding { return coding.value(forKey: key) }
        return ReflectedProperty.value(key, of: self)
    }

    /// Returns the value of a property of an object that is the value of a property.
    ///
    /// - Parameter keyPath: The names of the properties, separated by periods.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let coding = self as? any KeyValueCoding { return coding.value(forKeyPath: keyPath) }
        return valueOnWay(keyPath)
    }

    /// Sets a value by a name that a class of UIKit knows. Reports other names, once.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The name of the property.
    public func setValue(_ value: Any?, forKey key: String) {
        if let coding = self as? any KeyValueCoding { return coding.setValue(value, forKey: key) }
        reportUndefined(key)
    }

    /// Sets a property of an object that is the value of a property, if its class knows the name.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - keyPath: The names of the properties, separated by periods.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let coding = self as? any KeyValueCoding { return coding.setValue(value, forKeyPath: keyPath) }
        setValueOnWay(value, keyPath)
    }

    fileprivate func valueOnWay(_ keyPath: String) -> Any? {
        guard let (name, rest) = Self.split(keyPath) else { return value(forKey: keyPath) }
        return (value(forKey: name) as? NSObject)?.value(forKeyPath: rest)
    }

    fileprivate func setValueOnWay(_ value: Any?, _ keyPath: String) {
        guard let (name, rest) = Self.split(keyPath), let owner = self.value(forKey: name) as? NSObject else {
            return setValue(value, forKey: keyPath)
        }
        owner.setValue(value, forKeyPath: rest)
    }

    private static func split(_ keyPath: String) -> (name: String, rest: String)? {
        let names = keyPath.split(separator: ".", maxSplits: 1)
        return names.count == 2 ? (String(names[0]), String(names[1])) : nil
    }

    fileprivate func reportUndefined(_ key: String) {
        let type = String(reflecting: type(of: self))
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated {
            InterfaceLog.report(
                "[<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
            )
        }
    }
}

/// An object whose class knows names of values itself.
protocol KeyValueCoding: NSObjectProtocol {
    func value(forKey key: String) -> Any?
    func value(forKeyPath keyPath: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
    func setValue(_ value: Any?, forKeyPath keyPath: String)
}

extension KeyValueCoding {
    func value(forKey key: String) -> Any? { ReflectedProperty.value(key, of: self) }
    func value(forKeyPath keyPath: String) -> Any? { valueOnWay(keyPath) }
    func setValue(_ value: Any?, forKey key: String) { reportUndefined(key) }
    func setValue(_ value: Any?, forKeyPath keyPath: String) { setValueOnWay(value, keyPath) }
}

extension CAAnimation: KeyValueCoding {}
extension CAEmitterCell: KeyValueCoding {}
extension CALayer: KeyValueCoding {}
extension NSDictionary: KeyValueCoding {}
extension UserDefaults: KeyValueCoding {}

extension UserDefaults {
    func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets a setting; `nil` removes it.
    func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NSDictionary {
    /// Sets an entry of a mutable dictionary; `nil` removes it. Reports, once, that other dictionaries can't be changed.
    func setValue(_ value: Any?, forKey key: String) {
        guard let dictionary = self as? NSMutableDictionary else { return reportUndefined(key) }
        guard let value else { return dictionary.removeObject(forKey: key) }
        dictionary.setObject(value, forKey: NSString(string: key))
    }
}
