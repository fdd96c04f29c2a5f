import Foundation

/// An object with text that is read line by line, such as the page of a book.
public protocol UIAccessibilityReadingContent {
    /// Returns the number of the line at a point; `NSNotFound` if there is none.
    func accessibilityLineNumber(for point: CGPoint) -> Int

    /// Returns the text of a line.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?

    /// Returns the frame of a line, in screen coordinates.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect

    /// Returns the text of the page.
    func accessibilityPageContent() -> String?

    /// Returns the text of a line with attributes. Optional.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?

    /// Returns the text of the page with attributes. Optional.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    /// The default implementation; returns the text without attributes.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }

    /// The default implementation; returns the text without attributes.
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}
