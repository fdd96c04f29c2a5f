import Foundation

// Images are decoded on creation, so they are always prepared.
extension UIImage {
    /// Returns the image prepared for display. Always the same image.
    public func preparingForDisplay() -> UIImage? { self }

    /// Prepares the image for display. Calls the completion handler immediately with the same image.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }

    /// Returns the image prepared for display. Always the same image.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Creates a thumbnail of a size in points, and calls the completion handler immediately.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// Returns a thumbnail of a size in points.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Returns the image with caps, between which one row and column of pixels are stretched; a cap of 0 stretches the
    /// whole dimension.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(max(0, leftCapWidth))
        let top = CGFloat(max(0, topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top,
                left: left,
                bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0
            ),
            resizingMode: .stretch
        )
    }
}

extension UIImage {
    /// A plus in a circle.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }

    /// A minus in a circle.
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }

    /// An ellipsis in a circle.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

    /// A checkmark in a filled circle.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }

    /// A checkmark in an outlined circle.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}
