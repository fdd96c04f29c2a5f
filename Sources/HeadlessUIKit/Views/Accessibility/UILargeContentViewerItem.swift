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
    /// Whether the large content viewer shows the view while the user presses it.
    public var showsLargeContentViewer: Bool {
        get { accessibilityStorage?.largeContent?.isShown ?? false }
        set { editLargeContent { $0.isShown = newValue } }
    }

    /// The title in the large content viewer. By default, the accessibility label.
    public var largeContentTitle: String? {
        get { accessibilityStorage?.largeContent?.title ?? accessibilityLabel }
        set { editLargeContent { $0.title = newValue } }
    }

    /// The image in the large content viewer.
    public var largeContentImage: UIImage? {
        get { accessibilityStorage?.largeContent?.image }
        set { editLargeContent { $0.image = newValue } }
    }

    /// Whether the image is enlarged in the large content viewer.
    public var scalesLargeContentImage: Bool {
        get { accessibilityStorage?.largeContent?.scalesImage ?? false }
        set { editLargeContent { $0.scalesImage = newValue } }
    }

    /// The insets of the image in the large content viewer, in points.
    public var largeContentImageInsets: UIEdgeInsets {
        get { accessibilityStorage?.largeContent?.imageInsets ?? .zero }
        set { editLargeContent { $0.imageInsets = newValue } }
    }

    private func editLargeContent(_ edit: (inout LargeContent) -> Void) {
        editAccessibility { storage in
            var content = storage.largeContent ?? LargeContent()
            edit(&content)
            storage.largeContent = content
        }
    }
}
