import CPNG
import Foundation

extension PixelBuffer {
    /// The CRC-32 of the pixels in the high half and their Adler-32 in the low one, both as in zlib: with the same size, other pixels
    /// have another value but for 1 of 2^64 cases.
    ///
    /// A row that repeats the one above, as most rows of a screen do, is counted instead: comparing is quicker.
    package var checksum: UInt64 {
        var (crc, adler) = (libdeflate_crc32(0, nil, 0), libdeflate_adler32(1, nil, 0))
        func add(_ bytes: UnsafeRawBufferPointer) {
            crc = libdeflate_crc32(crc, bytes.baseAddress, bytes.count)
            adler = libdeflate_adler32(adler, bytes.baseAddress, bytes.count)
        }
        _ = withRows { row in
            var repeats: UInt32 = 0
            for y in 0..<height {
                let bytes = UnsafeRawBufferPointer(row(y))
                if y > 0, let this = bytes.baseAddress, let above = UnsafeRawBufferPointer(row(y - 1)).baseAddress,
                    memcmp(this, above, bytes.count) == 0
                {
                    repeats += 1
                    continue
                }
                withUnsafeBytes(of: repeats.littleEndian) { add($0) }
                add(bytes)
                repeats = 0
            }
            withUnsafeBytes(of: repeats.littleEndian) { add($0) }
        }
        return UInt64(crc) << 32 | UInt64(adler)
    }
}
