import Foundation

/// The parts that a PNG file is made of: a length, a type, a body, and a checksum.
enum PNGChunks {
    /// What every PNG file begins with.
    static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    /// The chunks that are whole; empty if the bytes are not those of a PNG file.
    static func chunks(of bytes: [UInt8]) -> [(type: String, body: Range<Int>)] {
        guard bytes.starts(with: signature) else { return [] }
        var chunks: [(String, Range<Int>)] = []
        var offset = signature.count
        while offset + 12 <= bytes.count {
            let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
            let start = offset + 8
            guard length <= bytes.count - start - 4 else { break }
            chunks.append((String(decoding: bytes[(offset + 4)..<start], as: UTF8.self), start..<(start + length)))
            offset = start + length + 4
        }
        return chunks
    }

    /// Returns a chunk with its length and its checksum.
    static func chunk(_ type: String, _ body: some Sequence<UInt8>) -> Data {
        let content = Array(type.utf8) + body
        return Data(bigEndian(UInt32(content.count - 4)) + content + bigEndian(checksum(content)))
    }

    /// The four bytes of a number, most significant first.
    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static let checksumTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
    }

    /// The CRC-32 that ends each chunk.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xffff_ffff) { checksumTable[Int(($0 ^ UInt32($1)) & 0xff)] ^ ($0 >> 8) }
    }
}
