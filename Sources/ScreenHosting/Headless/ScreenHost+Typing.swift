#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

// UIKit has no public way to type, so these methods exist only where UIKit is headless.
extension ScreenHost {
    /// Types text into the first responder, character by character; a line break is the Return key. Returns `false`
    /// once no text is being edited.
    @discardableResult
    public func typeText(_ text: String) -> Bool {
        layout()
        return window.hostType(text)
    }

    /// Presses the Delete key a number of times. Returns `false` if no text is being edited.
    @discardableResult
    public func deleteBackward(count: Int = 1) -> Bool {
        layout()
        var isEdited = false
        for _ in 0..<max(count, 0) { isEdited = window.hostDeleteBackward() }
        return isEdited
    }
}
#endif
