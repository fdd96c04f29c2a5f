import PortableUIKit

/// A view that does not fit in the size that its `size(fitting:)` gave.
public struct SizeMismatch: Equatable {
    /// Where the view is, as a path such as `section 0, item 3`.
    public let place: String
    /// The type that gave the size.
    public let type: String
    /// The size it was laid out in, in points.
    public let size: CGSize
    /// What does not fit, in words.
    public let problem: String
}

extension SizeMismatch: CustomStringConvertible {
    /// The place, the type, the size, and what does not fit.
    public var description: String {
        """
        \(type) at \(place) does not fit in the size it asked for, \(size.width) by \(size.height): \(problem). \
        Check its size(fitting:).
        """
    }
}
