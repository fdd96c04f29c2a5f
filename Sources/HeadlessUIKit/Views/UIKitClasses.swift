/// Tells the classes of UIKit from those of an app.
@MainActor enum UIKitClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func contain(_ type: AnyClass) -> Bool {
        let key = ObjectIdentifier(type)
        if let result = known[key] { return result }
        let name = String(reflecting: type)
        let result = name.hasPrefix("HeadlessUIKit.") || name.hasPrefix("HeadlessQuartz.")
        known[key] = result
        return result
    }
}
