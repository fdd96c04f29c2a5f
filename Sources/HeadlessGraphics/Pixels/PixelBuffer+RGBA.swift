import Foundation

extension PixelBuffer {
    /// The red, green, blue and alpha bytes of all pixels, not premultiplied; rows are contiguous.
    package var rgbaBytes: [UInt8] {
        rgbaBytes(in: PixelRect(x: 0, y: 0, width: width, height: height))
    }

    /// Returns the bytes of the pixels in a rectangle, which must lie inside the buffer.
    package func rgbaBytes(in rect: PixelRect) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: rect.area * 4) { bytes, count in
            _ = withRows { row in
                for y in 0..<rect.height {
                    let pixels = row(rect.y + y)[rect.x..<rect.maxX]
                    let part = UnsafeMutableBufferPointer(rebasing: pixels)
                    // Most rows of a screen repeat the one above.
                    if y > 0, let this = part.baseAddress, let above = row(rect.y + y - 1).baseAddress,
                        let target = bytes.baseAddress, memcmp(this, above + rect.x, rect.width * 4) == 0
                    {
                        memcpy(target + y * rect.width * 4, target + (y - 1) * rect.width * 4, rect.width * 4)
                        continue
                    }
                    Self.unpremultiply(part, into: bytes, at: y * rect.width * 4)
                }
            }
            count = rect.area * 4
        }
    }

    /// Returns the red, green and blue bytes of the pixels in a rectangle, which must lie inside the buffer; `nil` if one of them is not
    /// opaque.
    package func opaqueBytes(in rect: PixelRect) -> [UInt8]? {
        // Pixels that cannot be read are not.
        var isOpaque = false
        // The store of the last pixel is one byte longer.
        let bytes = [UInt8](unsafeUninitializedCapacity: rect.area * 3 + 1) { bytes, count in
            _ = withRows { row in
                var y = 0
                isOpaque = true
                while y < rect.height, isOpaque {
                    let part = UnsafeMutableBufferPointer(rebasing: row(rect.y + y)[rect.x..<rect.maxX])
                    isOpaque = Self.copyOpaque(part, into: bytes, at: y * rect.width * 3)
                    y += 1
                }
            }
            count = isOpaque ? rect.area * 3 : 0
        }
        return isOpaque ? bytes : nil
    }

    /// Whether all pixels are opaque.
    package var isOpaque: Bool {
        withRows { row in
            (0..<height).allSatisfy { row($0).allSatisfy { $0 >> 24 == 255 } }
        } ?? false
    }

    /// Replaces the pixels with ones that are not premultiplied: red, green, blue and, with four channels, alpha.
    func setPixels(_ bytes: UnsafePointer<UInt8>, channels: Int, bytesPerRow: Int) {
        _ = withRows { row in
            for y in 0..<height {
                let target = row(y)
                let source = bytes + y * bytesPerRow
                for x in 0..<width {
                    let pixel = source + x * channels
                    let alpha = channels == 4 ? UInt32(pixel[3]) : 255
                    target[x] =
                        alpha << 24 | Self.multiply(pixel[0], alpha) << 16 | Self.multiply(pixel[1], alpha) << 8
                        | Self.multiply(pixel[2], alpha)
                }
            }
        }
    }

    /// Writes the components of pixels, not premultiplied.
    // Raw pointers and one store a pixel: this is most of what a bitmap costs, in debug builds by far.
    static func unpremultiply(
        _ row: UnsafeMutableBufferPointer<UInt32>,
        into bytes: UnsafeMutableBufferPointer<UInt8>,
        at offset: Int
    ) {
        guard let source = row.baseAddress, let start = bytes.baseAddress else { return }
        let target = UnsafeMutableRawPointer(start + offset)
        let count = row.count
        var index = 0
        while index < count {
            let pixel = source[index]
            let alpha = pixel &>> 24
            let swapped =
                alpha == 255 || alpha == 0
                ? pixel & 0xFF00_FF00 | (pixel & 0xFF) &<< 16 | (pixel &>> 16) & 0xFF
                : divided(pixel, by: alpha)
            target.storeBytes(of: swapped.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
            index &+= 1
        }
    }

    /// Copies the components of opaque pixels; returns false if one of them is not opaque.
    static func copyOpaque(
        _ row: UnsafeMutableBufferPointer<UInt32>,
        into bytes: UnsafeMutableBufferPointer<UInt8>,
        at offset: Int
    ) -> Bool {
        guard let source = row.baseAddress, let start = bytes.baseAddress else { return true }
        let target = UnsafeMutableRawPointer(start + offset)
        let count = row.count
        var common: UInt32 = .max
        var index = 0
        while index < count {
            let pixel = source[index]
            common &= pixel
            let swapped = pixel & 0xFF00 | (pixel & 0xFF) &<< 16 | (pixel &>> 16) & 0xFF
            // The fourth byte is overwritten by the next pixel.
            target.storeBytes(of: swapped.littleEndian, toByteOffset: index &* 3, as: UInt32.self)
            index &+= 1
        }
        return common &>> 24 == 255
    }

    private static func divided(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
        let red = divide((pixel >> 16) & 0xFF, alpha)
        let green = divide((pixel >> 8) & 0xFF, alpha)
        let blue = divide(pixel & 0xFF, alpha)
        return alpha << 24 | blue << 16 | green << 8 | red
    }

    private static func multiply(_ component: UInt8, _ alpha: UInt32) -> UInt32 {
        (UInt32(component) * alpha + 127) / 255
    }

    private static func divide(_ component: UInt32, _ alpha: UInt32) -> UInt32 {
        min((component * 255 + alpha / 2) / alpha, 255)
    }
}
