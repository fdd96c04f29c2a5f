import Foundation

extension UITextView {
    /// Posted after editing began.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }

    /// Posted after the user changed the text.
    public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }

    /// Posted after editing ended.
    public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
}
