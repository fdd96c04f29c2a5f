import Foundation

/// A view that turns pasted and dropped items into text.
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// The delegate that can change how items become text.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
