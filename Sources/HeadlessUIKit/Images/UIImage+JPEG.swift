import Foundation

extension UIImage {
    /// Returns JPEG data of the image at its own scale, with a quality from 0 to 1 and a white background; `nil` if the
    /// image has no size or a side of more than 16,384 pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        rasterized().flatMap { JPEGEncoder.encode($0.pixels, quality: compressionQuality) }
    }
}
