import Foundation

/// The delegates and interactions of a text view or text field, associated with it on first use.
@MainActor final class TextDragAndDrop {
    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    weak var dragDelegate: (any UITextDragDelegate)?
    weak var dropDelegate: (any UITextDropDelegate)?
    weak var pasteDelegate: (any UITextPasteDelegate)?
    var dragOptions: UITextDragOptions = []
    var drag: TextDrag?
    var drop: TextDrop?

    /// Returns the delegates and interactions of a view; `nil` if none was used.
    static func of(_ view: UIView) -> TextDragAndDrop? {
        objc_getAssociatedObject(view, key) as? TextDragAndDrop
    }

    /// Changes the delegates and interactions of a view.
    static func edit(_ view: UIView, _ change: (TextDragAndDrop) -> Void) {
        let known = of(view) ?? TextDragAndDrop()
        change(known)
        objc_setAssociatedObject(view, key, known, .OBJC_ASSOCIATION_RETAIN)
    }
}
