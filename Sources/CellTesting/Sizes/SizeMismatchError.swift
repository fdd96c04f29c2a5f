import PortableUIKit

/// A view needs another size than its `size(fitting:content:)` gave.
public struct SizeMismatchError: Error, Equatable {
    /// The content, in words.
    public let content: String
    /// The type of the view.
    public let view: String
    /// The width that was asked for, in points.
    public let width: CGFloat
    /// The size that was given.
    public let size: CGSize
    /// What is wrong with it.
    public let problem: String
}

extension SizeMismatchError: CustomStringConvertible {
    /// What was given, for which content, and what is wrong with it.
    public var description: String {
        """
        \(view).size(fitting: \(width), content:) gave \(size.width) by \(size.height), but \(problem).
        Content: \(content)
        """
    }
}
