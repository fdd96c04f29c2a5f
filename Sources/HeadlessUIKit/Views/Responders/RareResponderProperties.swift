import Foundation

/// Rarely used properties of a responder, associated with it on first use.
@MainActor final class RareResponderProperties {
    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    var pasteConfiguration: UIPasteConfiguration?
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
    var userActivity: NSUserActivity?

    /// Returns the properties of a responder; `nil` if none was set.
    static func of(_ responder: UIResponder) -> RareResponderProperties? {
        objc_getAssociatedObject(responder, key) as? RareResponderProperties
    }

    /// Changes the properties of a responder.
    static func edit(_ responder: UIResponder, _ change: (RareResponderProperties) -> Void) {
        let properties = of(responder) ?? RareResponderProperties()
        change(properties)
        objc_setAssociatedObject(responder, key, properties, .OBJC_ASSOCIATION_RETAIN)
    }
}
