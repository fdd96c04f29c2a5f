import Diffing
import PortableUIKit

/// A height that cannot be laid out.
public struct InvalidSize: Equatable {
    /// What was asked for its size, as a path such as `section 0, item 3`.
    public let place: String
    /// The type that answered.
    public let type: String
    /// The width it was asked for, in points.
    public let width: CGFloat
    /// What it answered.
    public let height: CGFloat
}

extension InvalidSize: CustomStringConvertible {
    /// The place, the type and the height, and what is used instead.
    public var description: String {
        """
        \(type) at \(place) returned the height \(height) for the width \(width). A height has to be finite and not \
        negative; 0 is used in its place. Check its size(fitting:).
        """
    }
}
