import CPNG
import Foundation

/// Compresses the rows of a PNG file, each with the byte of its filter, in the format of zlib.
struct RowCompressor {
    /// The filter that adds the row above: a row that repeats it is a row of zeros.
    private static let up: UInt8 = 2
    /// With the fast matcher of zlib; a higher level takes longer, and files are a few percent smaller.
    private static let level: Int32 = 1

    private let rowLength: Int
    /// On the heap, since zlib holds the address.
    private let stream: UnsafeMutablePointer<z_stream>
    private var output: [UInt8] = [0x78, 0x01]
    private var checksum: UInt32 = 1
    private var repeatedRow: [UInt8]
    private var chunk = [UInt8](repeating: 0, count: 32_768)

    /// Creates a compressor of rows of a length in bytes, filter included; `nil` if there is not enough memory. Call `end()` in the end.
    init?(rowLength: Int) {
        self.rowLength = rowLength
        repeatedRow = [UInt8](repeating: 0, count: rowLength)
        repeatedRow[0] = Self.up
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // Without the header of zlib, which is written here, and with its largest window.
        let size = Int32(MemoryLayout<z_stream>.size)
        guard deflateInit2_(stream, Self.level, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK
        else {
            stream.deallocate()
            return nil
        }
    }

    /// Frees the memory of zlib.
    func end() {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Adds a row; bytes after its end are ignored. Returns whether there was enough memory.
    mutating func append(_ row: [UInt8]) -> Bool {
        checksum = libdeflate_adler32(checksum, row, rowLength)
        return compress(row, count: rowLength, flush: Z_NO_FLUSH)
    }

    /// Adds a few rows that repeat the one above.
    mutating func appendRepeated(_ count: Int) -> Bool {
        for _ in 0..<count {
            guard append(repeatedRow) else { return false }
        }
        return true
    }

    /// Adds rows that repeat the one above, without compressing them.
    mutating func appendRun(of count: Int) -> Bool {
        // What follows must not refer to what was before: zlib does not know of the run.
        guard compress([], count: 0, flush: Z_FULL_FLUSH) else { return false }
        var bits = DeflateBits()
        bits.beginBlock()
        bits.append(literal: Self.up)
        bits.append(literal: 0)
        bits.append(repetitionOf: rowLength - 2, distance: 1)
        bits.append(repetitionOf: rowLength * (count - 1), distance: rowLength)
        bits.endBlock()
        output += bits.bytes
        let ofRow = UInt(libdeflate_adler32(1, repeatedRow, rowLength))
        let combined = (0..<count).reduce(UInt(checksum)) { sum, _ in adler32_combine(sum, ofRow, rowLength) }
        checksum = UInt32(truncatingIfNeeded: combined)
        return true
    }

    /// Returns all that was added; `nil` if there is not enough memory.
    mutating func finished() -> [UInt8]? {
        guard compress([], count: 0, flush: Z_FINISH) else { return nil }
        return output + ScreenPNGEncoder.bigEndian(checksum)
    }

    private mutating func compress(_ bytes: [UInt8], count: Int, flush: Int32) -> Bool {
        bytes.withUnsafeBufferPointer { input in
            stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.pointee.avail_in = UInt32(count)
            while true {
                let (status, written) = chunk.withUnsafeMutableBufferPointer { target in
                    stream.pointee.next_out = target.baseAddress
                    stream.pointee.avail_out = UInt32(target.count)
                    return (deflate(stream, flush), target.count - Int(stream.pointee.avail_out))
                }
                output += chunk[..<written]
                guard status != Z_STREAM_ERROR else { return false }
                if written < chunk.count { return true }
            }
        }
    }
}

/// Bits of deflate with its fixed Huffman codes, first bit first.
private struct DeflateBits {
    private(set) var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count = 0

    /// Begins a block of fixed codes that is not the last one.
    mutating func beginBlock() { append(0b010, count: 3) }

    mutating func append(literal: UInt8) {
        precondition(literal < 144, "Other literals have longer codes.")
        appendCode(0x30 + UInt32(literal), count: 8)
    }

    /// Repeats the bytes from a distance back, at least three.
    mutating func append(repetitionOf length: Int, distance: Int) {
        var rest = length
        while rest >= 261 || rest == 258 {
            appendCode(0xC5, count: 8)
            append(distance: distance)
            rest -= 258
        }
        // Lengths from 3 to 10 have codes without further bits.
        while rest > 0 {
            let part = rest >= 13 ? 10 : rest > 10 ? rest - 3 : rest
            appendCode(UInt32(part - 2), count: 7)
            append(distance: distance)
            rest -= part
        }
    }

    /// Ends the block, and fills the last byte with an empty one that is stored.
    mutating func endBlock() {
        appendCode(0, count: 7)
        append(0, count: 3)
        append(0, count: (8 - count % 8) % 8)
        append(0xFFFF_0000, count: 32)
    }

    private mutating func append(distance: Int) {
        let offset = UInt32(distance - 1)
        guard offset >= 2 else { return appendCode(offset, count: 5) }
        let magnitude = 31 - UInt32(offset.leadingZeroBitCount)
        let extra = magnitude - 1
        appendCode(2 * magnitude + (offset >> extra) & 1, count: 5)
        append(offset & ((1 << extra) - 1), count: Int(extra))
    }

    /// Huffman codes come with their first bit first.
    private mutating func appendCode(_ code: UInt32, count: Int) {
        var reversed: UInt32 = 0
        for bit in 0..<count where code >> UInt32(bit) & 1 == 1 { reversed |= 1 << UInt32(count - 1 - bit) }
        append(reversed, count: count)
    }

    private mutating func append(_ value: UInt32, count added: Int) {
        pending |= UInt64(value) << UInt64(count)
        count += added
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }
}
