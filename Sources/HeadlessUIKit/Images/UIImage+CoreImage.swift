import Foundation

extension CIImage {
    /// Creates an image of the pixels of an image; `nil` if it is empty.
    public convenience init?(image: UIImage) {
        guard let pixels = image.ciImage?.bitmap ?? image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }
}
