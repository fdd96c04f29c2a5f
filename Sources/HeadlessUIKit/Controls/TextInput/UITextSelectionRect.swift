import Foundation

/// A rectangle of selected text. Subclasses describe the text of a class that conforms to `UITextInput`.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// Creates an empty rectangle.
    public nonisolated override init() {
        super.init()
    }

    /// The rectangle, in the coordinates of the text input view.
    open var rect: CGRect { .zero }

    /// The writing direction of the text in it.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the selection begins in it.
    open var containsStart: Bool { false }

    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }

    /// Whether the text is vertical.
    open var isVertical: Bool { false }
}

/// A rectangle of selected text in a text field or text view.
@MainActor final class TextLineSelectionRect: UITextSelectionRect {
    private let lineRect: CGRect
    private let isFirst: Bool
    private let isLast: Bool
    private let direction: NSWritingDirection

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool, direction: NSWritingDirection) {
        lineRect = rect
        self.isFirst = isFirst
        self.isLast = isLast
        self.direction = direction
        super.init()
    }

    override var rect: CGRect { lineRect }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }

    /// Returns the rectangles of a selection, from the first line to the last.
    static func rects(_ rects: [CGRect], isRightToLeft: Bool) -> [UITextSelectionRect] {
        rects.enumerated().map { index, rect in
            TextLineSelectionRect(
                rect,
                isFirst: index == 0,
                isLast: index == rects.count - 1,
                direction: isRightToLeft ? .rightToLeft : .leftToRight
            )
        }
    }
}
