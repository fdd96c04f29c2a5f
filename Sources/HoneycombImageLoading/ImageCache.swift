import BoundedCaches
import PortableUIKit

/// A cache of decoded images with a cost limit in bytes. The images that were not used recently are removed first.
struct ImageCache {
    /// The maximum cost of an image, in bytes of pixels: half of the limit, which two generations of images never exceed.
    private let imageCostLimit: Int
    private var images: BoundedCache<ImageRequest, UIImage>

    /// Creates an empty cache that keeps images with a total cost of at most `costLimit` bytes of pixels.
    init(costLimit: Int) {
        imageCostLimit = costLimit / 2
        images = BoundedCache(capacity: imageCostLimit)
    }

    /// The total cost of all images, in bytes of pixels.
    var cost: Int { images.cost }

    mutating func image(for request: ImageRequest) -> UIImage? {
        images.value(for: request)
    }

    /// Inserts an image, unless it alone exceeds half of the cost limit.
    mutating func insert(_ image: UIImage, for request: ImageRequest) {
        images.removeValue(for: request)
        let cost = Self.cost(of: image)
        guard cost <= imageCostLimit else { return }
        images.insert(image, for: request, cost: cost)
    }

    /// Returns the number of bytes of the pixels, at four bytes per pixel.
    static func cost(of image: UIImage) -> Int {
        Int(image.size.width * image.scale) * Int(image.size.height * image.scale) * 4
    }
}
