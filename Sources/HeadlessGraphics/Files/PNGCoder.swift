import CPNG
import Foundation

/// Decodes and encodes PNG: quickly what screens need, the rest with libpng's simplified API, which handles error jumps internally.
package enum PNGCoder {
    /// The trade-off between encoding time and file size.
    package enum Compression {
        case fast
        case small
    }

    package static func encode(_ buffer: PixelBuffer, compression: Compression) -> Data? {
        let rect = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        return encode(buffer, in: rect, compression: compression)
    }

    /// Returns a part of the pixels as PNG data; the rectangle must lie inside the buffer.
    package static func encode(_ buffer: PixelBuffer, in rect: PixelRect, compression: Compression) -> Data? {
        if compression == .fast, rect.area > 0 { return ScreenPNGEncoder(buffer, in: rect).data() }
        let opaque = buffer.opaqueBytes(in: rect)
        let channels = opaque == nil ? 4 : 3
        let bytes = opaque ?? buffer.rgbaBytes(in: rect)
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(rect.width)
        image.height = png_uint_32(rect.height)
        image.format = opaque == nil ? PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA : PNG_FORMAT_FLAG_COLOR
        defer { png_image_free(&image) }
        var data = Data(count: largestSize(width: rect.width, height: rect.height, channels: channels))
        var length = data.count
        let isWritten = data.withUnsafeMutableBytes { target in
            bytes.withUnsafeBytes { source in
                png_image_write_to_memory(&image, target.baseAddress, &length, 0, source.baseAddress, 0, nil)
            }
        }
        guard isWritten != 0 else { return nil }
        data.removeSubrange(length...)
        return data
    }

    /// Returns the image; `nil` if the data is damaged or exceeds the limits.
    static func decode(_ data: Data) -> PixelBuffer? {
        guard let decoded = decodedBytes(data) else { return nil }
        let buffer = PixelBuffer(width: decoded.width, height: decoded.height)
        buffer?.setPixels(decoded.rgba, channels: 4, bytesPerRow: decoded.width * 4)
        return buffer
    }

    /// Returns the red, green, blue and alpha bytes of the pixels, not premultiplied; `nil` if the data is damaged or exceeds the
    /// limits.
    package static func decodedBytes(_ data: Data) -> (width: Int, height: Int, rgba: [UInt8])? {
        ScreenPNGDecoder.decodedBytes(data) ?? decodedBytesOfAnyKind(data)
    }

    /// The same by libpng.
    static func decodedBytesOfAnyKind(_ data: Data) -> (width: Int, height: Int, rgba: [UInt8])? {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        return data.withUnsafeBytes { source -> (width: Int, height: Int, rgba: [UInt8])? in
            guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else { return nil }
            let width = Int(image.width)
            let height = Int(image.height)
            guard RenderingLimits.acceptsDecoding(width: width, height: height) else { return nil }
            image.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
            var isRead = false
            let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
                isRead = png_image_finish_read(&image, nil, bytes.baseAddress, 0, nil) != 0
                count = isRead ? width * height * 4 : 0
            }
            return isRead ? (width, height, bytes) : nil
        }
    }

    /// Returns the maximum file size: incompressible pixels with a filter byte per row, zlib's overhead, and space for
    /// other chunks.
    private static func largestSize(width: Int, height: Int, channels: Int) -> Int {
        let raw = (width * channels + 1) * height
        return raw + raw / 1_000 + 4_096
    }
}
