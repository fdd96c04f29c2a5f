import PortableUIKit

/// Where the image of a part comes from.
public enum ImageSource: Hashable, Sendable {
    /// An image at hand.
    case local(UIImage)

    /// An image that is loaded when it comes on screen. Until then, and when it cannot be loaded, the placeholder stands
    /// for it.
    case remote(URL, placeholder: UIImage?)
}
