import Foundation

/// The editing commands that a responder may perform. UIKit sends those that `canPerformAction(_:withSender:)` allows.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Deletes the selection and copies it to the pasteboard.
    func cut(_ sender: Any?)

    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)

    /// Inserts the content of the pasteboard.
    func paste(_ sender: Any?)

    /// Inserts the content of the pasteboard in the style of the text around it.
    func pasteAndMatchStyle(_ sender: Any?)

    /// Inserts the content of the pasteboard and opens it.
    func pasteAndGo(_ sender: Any?)

    /// Inserts the content of the pasteboard and searches for it.
    func pasteAndSearch(_ sender: Any?)

    /// Selects the object at the insertion point.
    func select(_ sender: Any?)

    /// Selects everything.
    func selectAll(_ sender: Any?)

    /// Deletes the selection.
    func delete(_ sender: Any?)

    /// Makes the writing direction left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)

    /// Makes the writing direction right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)

    /// Makes the selection bold, or not bold.
    func toggleBoldface(_ sender: Any?)

    /// Makes the selection italic, or not italic.
    func toggleItalics(_ sender: Any?)

    /// Underlines the selection, or not.
    func toggleUnderline(_ sender: Any?)

    /// Makes the text larger.
    func increaseSize(_ sender: Any?)

    /// Makes the text smaller.
    func decreaseSize(_ sender: Any?)

    /// Shows the find panel.
    @available(iOS 16, *)
    func find(_ sender: Any?)

    /// Shows the find panel with replacement.
    @available(iOS 16, *)
    func findAndReplace(_ sender: Any?)

    /// Finds the next match.
    @available(iOS 16, *)
    func findNext(_ sender: Any?)

    /// Finds the previous match.
    @available(iOS 16, *)
    func findPrevious(_ sender: Any?)

    /// Searches for the selection.
    @available(iOS 16, *)
    func useSelectionForFind(_ sender: Any?)

    /// Prints the content.
    func printContent(_ sender: Any?)

    /// Renames the content.
    @available(iOS 16, *)
    func rename(_ sender: Any?)

    /// Duplicates the selection.
    @available(iOS 16, *)
    func duplicate(_ sender: Any?)

    /// Moves the selection.
    @available(iOS 16, *)
    func move(_ sender: Any?)

    /// Exports the selection.
    @available(iOS 16, *)
    func export(_ sender: Any?)

    /// Changes the attributes of the selection.
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

// All methods are optional.
extension UIResponderStandardEditActions {
    /// The default implementation; does nothing.
    public func cut(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func copy(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func paste(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func pasteAndMatchStyle(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func pasteAndGo(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func pasteAndSearch(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func select(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func selectAll(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func delete(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func toggleBoldface(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func toggleItalics(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func toggleUnderline(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func increaseSize(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func decreaseSize(_ sender: Any?) {}

    /// The default implementation; does nothing.
    @available(iOS 16, *)
    public func find(_ sender: Any?) {}

    /// The default implementation; does nothing.
    @available(iOS 16, *)
    public func findAndReplace(_ sender: Any?) {}

    /// The default implementation; does nothing.
    @available(iOS 16, *)
    public func findNext(_ sender: Any?) {}

    /// The default implementation; does nothing.
    @available(iOS 16, *)
    public func findPrevious(_ sender: Any?) {}

    /// The default implementation; does nothing.
    @available(iOS 16, *)
    public func useSelectionForFind(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func printContent(_ sender: Any?) {}

    /// The default implementation; does nothing.
    @available(iOS 16, *)
    public func rename(_ sender: Any?) {}

    /// The default implementation; does nothing.
    @available(iOS 16, *)
    public func duplicate(_ sender: Any?) {}

    /// The default implementation; does nothing.
    @available(iOS 16, *)
    public func move(_ sender: Any?) {}

    /// The default implementation; does nothing.
    @available(iOS 16, *)
    public func export(_ sender: Any?) {}

    /// The default implementation; does nothing.
    public func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
}

/// The names of the editing commands.
enum StandardEditActions {
    private static let names: Set<String> = [
        "cut",
        "copy",
        "paste",
        "pasteAndMatchStyle",
        "pasteAndGo",
        "pasteAndSearch",
        "select",
        "selectAll",
        "delete",
        "makeTextWritingDirectionLeftToRight",
        "makeTextWritingDirectionRightToLeft",
        "toggleBoldface",
        "toggleItalics",
        "toggleUnderline",
        "increaseSize",
        "decreaseSize",
        "find",
        "findAndReplace",
        "findNext",
        "findPrevious",
        "useSelectionForFind",
        "printContent",
        "rename",
        "duplicate",
        "move",
        "export",
    ]

    /// Whether a selector names an editing command, as `copy:`, `copy(_:)` or `copy`.
    static func contains(_ action: Selector) -> Bool {
        names.contains(baseName(of: action))
    }

    /// Whether a selector names the command that pastes.
    static func isPaste(_ action: Selector) -> Bool { baseName(of: action) == "paste" }

    private static func baseName(of action: Selector) -> String {
        String(action.name.prefix { $0 != ":" && $0 != "(" })
    }
}
