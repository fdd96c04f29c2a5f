import Foundation

extension UIImage {
    /// The picture as pixels at another size in points, at its own scale; nil where that has no pixels or a side of more
    /// than 16,384 of them.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let thumbnail = UIImage(storage: storage, size: size, scale: scale)
        guard let pixels = thumbnail.rasterized() else { return nil }
        return UIImage(storage: .raster(pixels), size: size, scale: scale, properties: properties)
    }
}
