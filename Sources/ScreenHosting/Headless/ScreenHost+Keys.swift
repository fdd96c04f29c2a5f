#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

// UIKit has no public way to press keys, so these methods exist only where UIKit is headless.
extension ScreenHost {
    /// Presses a key of a hardware keyboard with modifier keys. Returns whether a key command or text input used it.
    ///
    /// - Parameters:
    ///   - key: The characters of the key without modifier keys, or a constant of `UIKeyCommand` such as `inputEscape`.
    ///   - modifiers: The modifier keys that are held.
    @discardableResult
    public func press(_ key: String, modifiers: UIKeyModifierFlags = []) -> Bool {
        layout()
        return window.hostPress(key, modifiers: modifiers)
    }

    /// Shakes the device.
    public func shake() {
        layout()
        window.hostShake()
    }
}
#endif
