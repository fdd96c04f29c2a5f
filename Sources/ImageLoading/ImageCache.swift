import PortableUIKit

/// A cache of decoded images with a cost limit in bytes. The least recently used images are removed first.
struct ImageCache {
    private struct Entry {
        let image: UIImage
        let cost: Int
        var lastUse: UInt64
    }

    /// The maximum cost, in bytes of pixels.
    let costLimit: Int

    private(set) var cost = 0
    private var entries: [ImageRequest: Entry] = [:]
    private var useCount: UInt64 = 0

    init(costLimit: Int) {
        self.costLimit = costLimit
    }

    mutating func image(for request: ImageRequest) -> UIImage? {
        guard let image = entries[request]?.image else { return nil }
        useCount += 1
        entries[request]?.lastUse = useCount
        return image
    }

    /// Inserts an image, unless it alone exceeds the cost limit.
    mutating func insert(_ image: UIImage, for request: ImageRequest) {
        remove(request)
        let cost = Self.cost(of: image)
        guard cost <= costLimit else { return }
        useCount += 1
        entries[request] = Entry(image: image, cost: cost, lastUse: useCount)
        self.cost += cost
        while self.cost > costLimit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            remove(oldest.key)
        }
    }

    private mutating func remove(_ request: ImageRequest) {
        cost -= entries.removeValue(forKey: request)?.cost ?? 0
    }

    /// Returns the number of bytes of the pixels, at four bytes per pixel.
    static func cost(of image: UIImage) -> Int {
        Int(image.size.width * image.scale) * Int(image.size.height * image.scale) * 4
    }
}
