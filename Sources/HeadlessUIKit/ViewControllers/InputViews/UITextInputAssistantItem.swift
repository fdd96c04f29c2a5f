import Foundation

/// What the bar above the keyboard of an iPad shows. No effect here: there is no such bar.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// Whether the user may hide the shortcuts. `true` by default. No effect here.
    open var allowsHidingShortcuts = true

    /// The buttons before the suggestions. No effect here.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []

    /// The buttons after the suggestions. No effect here.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UITextInputAssistantItem {
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// The item of a responder, made on first use.
    static func of(_ responder: UIResponder) -> UITextInputAssistantItem {
        if let item = objc_getAssociatedObject(responder, key) as? UITextInputAssistantItem { return item }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(responder, key, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return item
    }
}
