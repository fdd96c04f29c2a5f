import PortableUIKit

/// A view that does not fit in the size that its `size(fitting:)` returned.
public struct SizeMismatch: Equatable {
    /// The location of the view, such as `section 0, item 3`.
    public let place: String
    /// The name of the type that returned the size.
    public let type: String
    /// The size of the view's bounds, in points.
    public let size: CGSize
    /// A description of what does not fit.
    public let problem: String
}

extension SizeMismatch: CustomStringConvertible {
    /// The location, the type, the size, and what does not fit.
    public var description: String {
        """
        \(type) at \(place) does not fit in the size it asked for, \(size.width) by \(size.height): \(problem). \
        Check its size(fitting:).
        """
    }
}
