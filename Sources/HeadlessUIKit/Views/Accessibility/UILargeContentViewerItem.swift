import Foundation

/// An item that the large content viewer shows in large while the user presses it, for controls whose text does not grow.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the item is shown.
    var showsLargeContentViewer: Bool { get }

    /// The title.
    var largeContentTitle: String? { get }

    /// The image.
    var largeContentImage: UIImage? { get }

    /// Whether the image is enlarged.
    var scalesLargeContentImage: Bool { get }

    /// The insets of the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// What a view shows in the large content viewer.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
    final func editLargeContent(_ edit: (inout LargeContent) -> Void) {
        editAccessibility { storage in
            var content = storage.largeContent ?? LargeContent()
            edit(&content)
            storage.largeContent = content
        }
    }
}
