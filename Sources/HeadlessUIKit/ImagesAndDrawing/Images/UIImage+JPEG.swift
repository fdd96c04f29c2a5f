import Foundation

extension UIImage {
    /// The picture as a JPEG file at its own scale, in a quality from 0 to 1; what is transparent becomes white. Nil where it
    /// has no size or a side of more than 16,384 pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        rasterized().flatMap { JPEGEncoder.encode($0.pixels, quality: compressionQuality) }
    }
}
