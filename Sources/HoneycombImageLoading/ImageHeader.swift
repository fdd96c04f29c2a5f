import PortableUIKit

/// The size of an image as the first bytes of its data say, read before anything is decoded: a few bytes can ask for gigabytes
/// of pixels.
enum ImageHeader {
    /// Returns the number of pixels of PNG or JPEG data; `nil` for other data, and for a damaged header.
    static func pixelCount(of data: Data) -> Int? {
        let bytes = [UInt8](data.prefix(prefixLength))
        guard let (width, height) = pngSize(bytes) ?? jpegSize(bytes) else { return nil }
        let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
        return isTooLarge ? .max : count
    }

    /// Cameras put thumbnails and profiles before the size of a JPEG.
    private static let prefixLength = 1 << 20

    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The header chunk comes first, with the width and the height as its first numbers.
    private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 24, bytes.starts(with: pngSignature) else { return nil }
        return (number(bytes, at: 16, length: 4), number(bytes, at: 20, length: 4))
    }

    /// Segments have a marker and a length; the one that starts a frame has the size.
    private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var offset = 2
        while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            // Markers may be filled up with more of their first byte.
            if marker == 0xFF {
                offset += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame { return (number(bytes, at: offset + 7, length: 2), number(bytes, at: offset + 5, length: 2)) }
            offset += 2 + number(bytes, at: offset + 2, length: 2)
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], at offset: Int, length: Int) -> Int {
        bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }
}
