import PortableUIKit

/// Where the image of a part comes from.
public enum ImageSource: Hashable, Sendable {

    /// An image at hand.
    case local(UIImage)
}
