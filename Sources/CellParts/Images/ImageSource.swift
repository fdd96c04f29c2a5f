import PortableUIKit

/// The source of a part's image.
public enum ImageSource: Hashable, Sendable {
    /// An image in memory.
    case local(UIImage)

    /// An image that is loaded when the part is displayed. The placeholder is shown until then, and if loading fails.
    case remote(URL, placeholder: UIImage?)
}
