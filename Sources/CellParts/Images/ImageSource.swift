import PortableUIKit

/// The source of a part's image.
public enum ImageSource: Hashable, Sendable {
    /// An image in memory.
    case local(UIImage)

    /// An image that is loaded when the part is displayed. The placeholder is shown until then, and if loading fails.
    case remote(URL, placeholder: UIImage?)

    /// Returns whether sources are equal. The same image is recognized without a look at it.
    public static func == (lhs: ImageSource, rhs: ImageSource) -> Bool {
        switch (lhs, rhs) {
        case (.local(let left), .local(let right)): left === right || left == right
        case (.remote(let left, let leftPlaceholder), .remote(let right, let rightPlaceholder)):
            left == right && (leftPlaceholder === rightPlaceholder || leftPlaceholder == rightPlaceholder)

        default: false
        }
    }
}
