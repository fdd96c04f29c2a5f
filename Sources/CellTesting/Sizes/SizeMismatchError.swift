import PortableUIKit

/// An error that is thrown if a view needs another size than its `size(fitting:content:)` returned.
public struct SizeMismatchError: Error, Equatable {
    /// A description of the content.
    public let content: String
    /// The type of the view.
    public let view: String
    /// The proposed width, in points.
    public let width: CGFloat
    /// The size that was returned, in points.
    public let size: CGSize
    /// A description of the mismatch.
    public let problem: String
}

extension SizeMismatchError: CustomStringConvertible {
    /// The returned size, the content and the mismatch.
    public var description: String {
        """
        \(view).size(fitting: \(width), content:) gave \(size.width) by \(size.height), but \(problem).
        Content: \(content)
        """
    }
}
