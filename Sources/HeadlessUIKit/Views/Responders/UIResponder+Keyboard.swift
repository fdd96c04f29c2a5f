import Foundation

// A host posts these notifications if its screen has a keyboard of its own, and not a hardware keyboard.
extension UIResponder {
    /// Posted before the keyboard is shown.
    public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }

    /// Posted after the keyboard is shown.
    public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }

    /// Posted before the keyboard is hidden.
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }

    /// Posted after the keyboard is hidden.
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }

    /// Posted before the frame of the keyboard changes.
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }

    /// Posted after the frame of the keyboard changes.
    public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }

    /// The user info key for the keyboard's frame before the change, an `NSValue` of a `CGRect`.
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }

    /// The user info key for the keyboard's frame after the change, an `NSValue` of a `CGRect`.
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

    /// The user info key for the duration of the keyboard's animation in seconds, an `NSNumber`.
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }

    /// The user info key for the curve of the keyboard's animation, the raw value of a `UIView.AnimationCurve`.
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }

    /// The user info key for whether the keyboard belongs to this app, an `NSNumber` of a Boolean.
    public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
