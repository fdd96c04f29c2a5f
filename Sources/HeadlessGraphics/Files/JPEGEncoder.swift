import CGdkPixbuf
import Foundation

/// Encodes JPEG with gdk-pixbuf.
package enum JPEGEncoder {
    /// Returns the image on a white background, with a quality from 0 to 1; an invalid quality counts as 1. `nil` if
    /// encoding fails.
    package static func encode(_ buffer: PixelBuffer, quality: CGFloat) -> Data? {
        var pixels = rgb(onWhite: buffer.rgbaBytes)
        let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
        return pixels.withUnsafeMutableBufferPointer { bytes -> Data? in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    bytes.baseAddress,
                    GDK_COLORSPACE_RGB,
                    0,
                    8,
                    Int32(buffer.width),
                    Int32(buffer.height),
                    Int32(buffer.width * 3),
                    nil,
                    nil
                )
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            return write(pixbuf, percent: percent)
        }
    }

    private static func write(_ pixbuf: OpaquePointer, percent: Int) -> Data? {
        var target: UnsafeMutablePointer<gchar>?
        var length: gsize = 0
        let isWritten = "quality".withCString { key in
            String(percent).withCString { value -> gboolean in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixbuf, &target, &length, "jpeg", &keys, &values, nil)
            }
        }
        guard isWritten != 0, let target else { return nil }
        defer { g_free(target) }
        return Data(bytes: target, count: Int(length))
    }

    private static func rgb(onWhite rgba: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: rgba.count / 4 * 3)
        for pixel in 0..<(rgba.count / 4) {
            let alpha = Int(rgba[pixel * 4 + 3])
            for channel in 0..<3 {
                let value = Int(rgba[pixel * 4 + channel]) * alpha + 255 * (255 - alpha)
                result[pixel * 3 + channel] = UInt8((value + 127) / 255)
            }
        }
        return result
    }
}
