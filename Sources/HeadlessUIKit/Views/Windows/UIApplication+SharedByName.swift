import Foundation

// Code that also runs in extensions of apps, where `shared` may not be named, asks the class for it by name. On Apple's systems,
// where classes are objects, that is `NSObject`'s doing.
extension UIApplication {
    private static let namesOfShared: Set<String> = ["shared", "sharedApplication"]

    /// Returns the app for the name of `shared`; `nil` for other names.
    public class func value(forKey key: String) -> Any? { namesOfShared.contains(key) ? shared : nil }

    /// Returns the app for the name of `shared`, or the value of a property of the app, by its names; `nil` for other names.
    public class func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".", maxSplits: 1)
        guard let name = names.first, let application = value(forKey: String(name)) as? UIApplication else {
            return nil
        }
        return names.count == 1 ? application : application.value(forKeyPath: String(names[1]))
    }

    /// Whether the class has a method: that for `shared`, by its name, is known.
    public class func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { namesOfShared.contains($0.name) } ?? false
    }

    /// Returns the app for the name of `shared`; `nil` for other names.
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
    }
}
