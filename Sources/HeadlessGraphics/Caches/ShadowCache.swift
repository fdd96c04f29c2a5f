import BoundedCaches
import Foundation

/// A cache of blurred shadow images, by the shape that casts them.
package final class ShadowCache: Sendable {
    package struct Shadow: Sendable {
        package let image: RasterImage
        /// The frame of the image, without the offset of the shadow.
        package let rect: CGRect
    }

    private struct Key: Hashable, Sendable {
        let path: Path
        let radius: CGFloat
        let color: RGBA
        let scale: CGFloat
    }

    package static let shared = ShadowCache(capacity: 16 << 20)

    /// The distance in radii beyond which the blur is invisible.
    private static let overflowInRadii: CGFloat = 3

    private let shadows: SharedBoundedCache<Key, Shadow>

    /// Creates a cache that holds between `capacity` and twice as many bytes of pixels.
    package init(capacity: Int) {
        shadows = SharedBoundedCache(capacity: capacity)
    }

    /// Returns the shadow of an outline.
    package func shadow(of path: Path, radius: CGFloat, color: RGBA, scale: CGFloat) -> Shadow? {
        let key = Key(path: path, radius: radius, color: color, scale: scale)
        if let known = shadows.value(for: key) { return known }
        let made = Self.shadow(over: path.controlPointBounds, radius: radius, color: color, scale: scale) {
            $0.fill(path, with: .black, rule: .winding)
        }
        if let made {
            shadows.insert(made, for: key, cost: made.image.width * made.image.height * 4)
        }
        return made
    }

    /// The distance beyond the shape at which its shadow, without offset, is invisible.
    package static func overflow(ofRadius radius: CGFloat) -> CGFloat { max(0, radius) * overflowInRadii }

    /// Returns the shadow of the content drawn in an area.
    package static func shadow(
        over area: CGRect,
        radius: CGFloat,
        color: RGBA,
        scale: CGFloat,
        draw: (any Canvas) -> Void
    ) -> Shadow? {
        let overflow = overflow(ofRadius: radius)
        let extent = area.insetBy(dx: -overflow, dy: -overflow)
        guard extent.isFinite, scale > 0 else { return nil }
        let pixels = PixelRect(
            touching: CGRect(
                x: extent.minX * scale,
                y: extent.minY * scale,
                width: extent.width * scale,
                height: extent.height * scale
            ),
            within: .everywhere
        )
        guard let buffer = PixelBuffer(width: pixels.width, height: pixels.height) else { return nil }
        let canvas = CairoCanvas(pixels: buffer, scale: 1)
        canvas.concatenate(
            CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(pixels.x), ty: -CGFloat(pixels.y))
        )
        draw(canvas)
        var coverage = buffer.coverage
        AlphaBlur(deviation: max(0, radius) * scale).apply(
            to: &coverage,
            width: pixels.width,
            height: pixels.height
        )
        buffer.setColor(color, coverage: coverage)
        return Shadow(image: RasterImage(pixels: buffer), rect: pixels.rect(scale: scale))
    }
}

extension PixelBuffer {
    /// The coverage of each pixel; rows are contiguous.
    fileprivate var coverage: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
            _ = withRows { row in
                for y in 0..<height {
                    let pixels = row(y)
                    for x in 0..<width { bytes[y * width + x] = UInt8(pixels[x] >> 24) }
                }
            }
            count = width * height
        }
    }

    /// Fills the pixels with a color in proportion to their coverage.
    fileprivate func setColor(_ color: RGBA, coverage: [UInt8]) {
        let palette = color.premultipliedPalette
        _ = withRows { row in
            for y in 0..<height {
                let pixels = row(y)
                for x in 0..<width { pixels[x] = palette[Int(coverage[y * width + x])] }
            }
        }
    }
}
