import Foundation

extension UITextField {
    /// The style of the border.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// When a view next to the text is visible.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }

    /// Posted after editing began.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    /// Posted after editing ended.
    public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }

    /// The user info key for the reason why editing ended, the raw value of a `DidEndEditingReason`.
    public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }

    /// Posted after the user changed the text.
    public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }
}
