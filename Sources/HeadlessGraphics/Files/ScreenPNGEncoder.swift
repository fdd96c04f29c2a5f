import CPNG
import Foundation

/// Writes PNG files of screens quickly.
///
/// Most rows of a screen repeat the one above. Runs of them are written as what a compressor would make of them, without reading their
/// pixels again; zlib compresses the rows between them.
///
/// Sources: RFC 1950 (zlib), RFC 1951 (deflate, fixed Huffman codes in 3.2.6), PNG Specification (Third Edition), 9.2 (filter types).
struct ScreenPNGEncoder {
    /// Shorter runs are left to zlib: after a run it cannot refer to what was before.
    private static let shortestRun = 4
    /// The smallest row that a run may have, in bytes; and the largest, since deflate refers to the last 32,768 bytes.
    private static let runRowLengths = 16...32_768

    private let buffer: PixelBuffer
    private let rect: PixelRect
    private let channels: Int
    /// For each row, whether it repeats the one above.
    private let repeats: [Bool]
    /// The length of a row with the byte of its filter.
    private let rowLength: Int

    /// Creates the encoder of a part of the pixels, which must lie inside the buffer and not be empty.
    init(_ buffer: PixelBuffer, in rect: PixelRect) {
        self.buffer = buffer
        self.rect = rect
        var repeats = [Bool](repeating: false, count: rect.height)
        var isOpaque = false
        _ = buffer.withRows { row in
            var common = UInt32.max
            for y in 0..<rect.height {
                let pixels = UnsafeBufferPointer(rebasing: row(rect.y + y)[rect.x..<rect.maxX])
                if y > 0, let this = pixels.baseAddress, let above = row(rect.y + y - 1).baseAddress,
                    memcmp(this, above + rect.x, rect.width * 4) == 0
                {
                    repeats[y] = true
                } else {
                    var index = 0
                    while index < pixels.count {
                        common &= pixels[index]
                        index &+= 1
                    }
                }
            }
            isOpaque = common >> 24 == 255
        }
        self.repeats = repeats
        channels = isOpaque ? 3 : 4
        rowLength = rect.width * channels + 1
    }

    /// The file; `nil` if there is not enough memory.
    func data() -> Data? {
        guard let pixels = compressedPixels() else { return nil }
        var file = Data([137, 80, 78, 71, 13, 10, 26, 10])
        let colorType: UInt8 = channels == 3 ? 2 : 6
        append(
            "IHDR",
            Self.bigEndian(UInt32(rect.width)) + Self.bigEndian(UInt32(rect.height)) + [8, colorType, 0, 0, 0],
            to: &file
        )
        append("sRGB", [0], to: &file)
        append("IDAT", pixels, to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// The rows in the format of zlib.
    private func compressedPixels() -> [UInt8]? {
        guard var stream = RowCompressor(rowLength: rowLength) else { return nil }
        defer { stream.end() }
        // The store of the last pixel is one byte longer.
        var line = [UInt8](repeating: 0, count: rowLength + 1)
        let isWritten = buffer.withRows { row -> Bool in
            var y = 0
            while y < rect.height {
                var end = y
                while end < rect.height, repeats[end] { end += 1 }
                if end > y {
                    let isRun = end - y >= Self.shortestRun && Self.runRowLengths.contains(rowLength)
                    guard isRun ? stream.appendRun(of: end - y) : stream.appendRepeated(end - y) else { return false }
                    y = end
                    continue
                }
                let pixels = UnsafeMutableBufferPointer(rebasing: row(rect.y + y)[rect.x..<rect.maxX])
                line.withUnsafeMutableBufferPointer { bytes in
                    if channels == 3 {
                        _ = PixelBuffer.copyOpaque(pixels, into: bytes, at: 1)
                    } else {
                        PixelBuffer.unpremultiply(pixels, into: bytes, at: 1)
                    }
                }
                guard stream.append(line) else { return false }
                y += 1
            }
            return true
        }
        return isWritten == true ? stream.finished() : nil
    }

    private func append(_ type: String, _ body: [UInt8], to file: inout Data) {
        let content = Array(type.utf8) + body
        file.append(contentsOf: Self.bigEndian(UInt32(body.count)))
        file.append(contentsOf: content)
        file.append(contentsOf: Self.bigEndian(libdeflate_crc32(0, content, content.count)))
    }

    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
