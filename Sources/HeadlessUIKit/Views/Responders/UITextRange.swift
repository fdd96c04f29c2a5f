import Foundation

/// A position in a text, defined by the object that created it.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// Creates a position.
    public nonisolated override init() {
        super.init()
    }
}

/// A range of a text, defined by the object that created it.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// Creates a range.
    public nonisolated override init() {
        super.init()
    }

    /// Whether the range is empty.
    open var isEmpty: Bool { true }

    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }

    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
}
