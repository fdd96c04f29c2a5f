import CGdkPixbuf
import Foundation

/// Decodes JPEG with gdk-pixbuf.
enum JPEGDecoder {
    /// Returns the image, rotated according to its metadata; `nil` if the data is damaged or exceeds the limits.
    static func decode(_ data: Data) -> PixelBuffer? {
        guard let size = dimensions(of: data),
            RenderingLimits.acceptsDecoding(width: size.width, height: size.height),
            let loader = gdk_pixbuf_loader_new()
        else { return nil }
        defer { g_object_unref(loader) }
        let isWritten = data.withUnsafeBytes {
            gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), nil)
        }
        // A loader must be closed even after invalid data.
        let isClosed = gdk_pixbuf_loader_close(loader, nil)
        guard isWritten != 0, isClosed != 0, let decoded = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
        guard let picture = gdk_pixbuf_apply_embedded_orientation(decoded) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        guard gdk_pixbuf_get_bits_per_sample(picture) == 8, let pixels = gdk_pixbuf_read_pixels(picture) else {
            return nil
        }
        let buffer = PixelBuffer(
            width: Int(gdk_pixbuf_get_width(picture)),
            height: Int(gdk_pixbuf_get_height(picture))
        )
        buffer?.setPixels(
            pixels,
            channels: Int(gdk_pixbuf_get_n_channels(picture)),
            bytesPerRow: Int(gdk_pixbuf_get_rowstride(picture))
        )
        return buffer
    }

    /// Returns the size in the first start-of-frame segment, without decoding the image.
    private static func dimensions(of data: Data) -> (width: Int, height: Int)? {
        let bytes = [UInt8](data)
        var index = 2
        while index + 8 < bytes.count {
            guard bytes[index] == 0xFF else { return nil }
            let marker = bytes[index + 1]
            if marker == 0xFF {
                index += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
                let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
                return (width, height)
            }
            index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
        }
        return nil
    }
}
