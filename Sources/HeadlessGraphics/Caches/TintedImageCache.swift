import BoundedCaches
import Foundation

/// A cache of images in a single color, shared so that equal tinted images are the same object.
package final class TintedImageCache: Sendable {
    private struct Key: Hashable, Sendable {
        let source: ObjectIdentifier
        let color: RGBA
        var isMultiplied = false
    }

    /// Retains the source, whose identity is the key.
    private struct Tinted<Source: AnyObject & Sendable>: Sendable {
        let source: Source
        let result: Source
    }

    package static let shared = TintedImageCache()

    /// The capacities: bytes of pixels, and number of recordings.
    private static let imageCapacity = 8 << 20
    private static let listCapacity = 256

    private let images = SharedBoundedCache<Key, Tinted<RasterImage>>(capacity: imageCapacity)
    private let lists = SharedBoundedCache<Key, Tinted<DisplayList>>(capacity: listCapacity)

    package func image(_ image: RasterImage, tintedWith color: RGBA) -> RasterImage {
        let key = Key(source: ObjectIdentifier(image), color: color)
        if let known = images.value(for: key) { return known.result }
        guard let result = image.tinted(with: color) else { return image }
        images.insert(Tinted(source: image, result: result), for: key, cost: image.width * image.height * 4)
        return result
    }

    /// Returns an image whose colors are multiplied by a color.
    package func image(_ image: RasterImage, multipliedBy color: RGBA) -> RasterImage {
        guard color != RGBA(red: 1, green: 1, blue: 1, alpha: 1) else { return image }
        let key = Key(source: ObjectIdentifier(image), color: color, isMultiplied: true)
        if let known = images.value(for: key) { return known.result }
        guard let result = image.multiplied(by: color) else { return image }
        images.insert(Tinted(source: image, result: result), for: key, cost: image.width * image.height * 4)
        return result
    }

    package func list(_ list: DisplayList, tintedWith color: RGBA) -> DisplayList {
        let key = Key(source: ObjectIdentifier(list), color: color)
        if let known = lists.value(for: key) { return known.result }
        let result = list.tinted(with: color)
        lists.insert(Tinted(source: list, result: result), for: key, cost: 1)
        return result
    }
}
