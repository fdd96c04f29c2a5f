import Foundation

// Pictures are decoded when they are made here, so they are always ready.
extension UIImage {
    /// The picture, ready to be shown.
    public func preparingForDisplay() -> UIImage? { self }

    /// Makes the picture ready to be shown.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }

    /// The picture, ready to be shown.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Makes the picture smaller.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// The picture made smaller.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The picture with one row and one column of pixels that are stretched, those after the caps; a cap of 0 stretches
    /// the whole side.
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

    /// Three points in a circle.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

    /// A tick.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }

    /// A tick drawn with lines.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}
