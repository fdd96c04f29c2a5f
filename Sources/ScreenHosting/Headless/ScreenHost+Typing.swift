#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

// UIKit has no public way to type, so these exist only where UIKit is headless.
extension ScreenHost {
    /// Types text into the view that is being edited, letter by letter; a line break is the return key. Returns
    /// `false` once nothing is edited.
    @discardableResult
    public func typeText(_ text: String) -> Bool {
        layout()
        return window.hostType(text)
    }

    /// Taps the delete key a number of times. Returns `false` where nothing is edited.
    @discardableResult
    public func deleteBackward(count: Int = 1) -> Bool {
        layout()
        var isEdited = false
        for _ in 0..<max(count, 0) { isEdited = window.hostDeleteBackward() }
        return isEdited
    }
}
#endif
