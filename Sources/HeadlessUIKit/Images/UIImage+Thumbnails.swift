import Foundation

extension UIImage {
    /// Returns a thumbnail of a size in points at the image's scale; `nil` if it has no pixels or a side of more than
    /// 16,384 pixels.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let thumbnail = UIImage(storage: storage, size: size, scale: scale)
        guard let pixels = thumbnail.rasterized() else { return nil }
        return UIImage(storage: .raster(pixels), size: size, scale: scale, properties: properties)
    }
}
