import BatchDiffing
import PortableUIKit

/// An invalid height returned by `size(fitting:)`.
public struct InvalidSize: Equatable {
    /// The location of the item or element, such as `section 0, item 3`.
    public let place: String
    /// The name of the type that returned the height.
    public let type: String
    /// The proposed width, in points.
    public let width: CGFloat
    /// The returned height.
    public let height: CGFloat
}

extension InvalidSize: CustomStringConvertible {
    /// The location, the type, the height, and the height used instead.
    public var description: String {
        """
        \(type) at \(place) returned the height \(height) for the width \(width). A height has to be finite and not \
        negative; 0 is used in its place. Check its size(fitting:).
        """
    }
}
