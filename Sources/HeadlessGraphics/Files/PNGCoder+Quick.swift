import CDeflate
import Foundation

extension PNGCoder {
    /// Returns a part of the pixels as PNG data, for a picture that is sent once; the rectangle must lie inside the buffer.
    ///
    /// libpng spends most of its time in zlib; libdeflate compresses the same bytes faster.
    package static func encodeQuickly(_ buffer: PixelBuffer, in rect: PixelRect) -> Data? {
        guard rect.area > 0, let rows = buffer.opaqueBytes(in: rect, prefix: filterLength) else {
            return encode(buffer, in: rect, compression: .fast)
        }
        guard let compressor = libdeflate_alloc_compressor(1) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
        var file = Data(signature)
        file.appendChunk("IHDR", header(of: rect))
        var pixels = Data(count: bound)
        let length = pixels.withUnsafeMutableBytes { target in
            libdeflate_zlib_compress(compressor, rows, rows.count, target.baseAddress, bound)
        }
        guard length > 0 else { return nil }
        file.appendChunk("IDAT", pixels.prefix(length))
        file.appendChunk("IEND", Data())
        return file
    }

    /// Each row begins with the number of its filter: 0, for none.
    private static let filterLength = 1

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The size, then 8 bits a component, red, green and blue, the only methods of compression and filters, no interlacing.
    private static func header(of rect: PixelRect) -> Data {
        var header = Data()
        header.appendBigEndian(UInt32(rect.width))
        header.appendBigEndian(UInt32(rect.height))
        header.append(contentsOf: [8, 2, 0, 0, 0])
        return header
    }
}

extension Data {
    fileprivate mutating func appendBigEndian(_ value: UInt32) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }

    /// Appends a chunk: its length, its type, its contents, and the checksum of type and contents.
    fileprivate mutating func appendChunk(_ type: String, _ contents: Data) {
        let checked = Data(type.utf8) + contents
        appendBigEndian(UInt32(contents.count))
        append(checked)
        appendBigEndian(checked.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) })
    }
}
