import Foundation

extension NSLayoutManager {
    /// The orientation of lines of text.
    public enum TextLayoutOrientation: Int, Sendable {
        /// Lines are laid out horizontally, from top to bottom.
        case horizontal = 0
        /// Lines are laid out vertically, from right to left.
        case vertical = 1
    }
}

/// An object that knows the orientation of the text in it.
public protocol NSTextLayoutOrientationProvider {
    /// The orientation of lines of text.
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
    /// The orientation of lines of text; always horizontal.
    public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}
