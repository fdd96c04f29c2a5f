import Foundation

/// The international text chunks of a PNG file.
public enum PNGText {
    private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    /// The signature and the header chunk, which must be the first.
    private static let headLength = 33

    /// Returns the uncompressed texts by keyword; empty if the data is not a PNG file.
    public static func texts(in png: Data) -> [String: String] {
        let bytes = [UInt8](png)
        var texts: [String: String] = [:]
        for chunk in chunks(of: bytes) where chunk.type == "iTXt" {
            if let (keyword, text) = decode(bytes[chunk.body]) { texts[keyword] = text }
        }
        return texts
    }

    /// Returns a number for the image data of a file; `nil` if it is not a whole PNG file.
    ///
    /// The number is made of the lengths and checksums that PNG stores with the image data. The image data itself is not read. A file
    /// with other pixels has another number, a file with a damaged byte has the same one.
    public static func imageChecksum(of png: Data) -> UInt64? {
        let bytes = [UInt8](png)
        let chunks = chunks(of: bytes)
        guard chunks.last?.type == "IEND" else { return nil }
        // FNV-1a
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for chunk in chunks where chunk.type == "IHDR" || chunk.type == "IDAT" {
            for byte in bytes[(chunk.body.lowerBound - 8)..<chunk.body.lowerBound]
                + bytes[chunk.body.upperBound...].prefix(4)
            {
                hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            }
        }
        return hash
    }

    /// The chunks that are whole; empty if the bytes are not those of a PNG file.
    private static func chunks(of bytes: [UInt8]) -> [(type: String, body: Range<Int>)] {
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

    /// Returns the file with texts added after its header, in the order given; nil if the data is not a PNG file.
    ///
    /// - Parameters:
    ///   - png: The file.
    ///   - texts: Keywords of 1 to 79 ASCII characters, and any texts.
    public static func png(_ png: Data, adding texts: [(keyword: String, text: String)]) -> Data? {
        guard png.starts(with: signature), png.count > headLength else { return nil }
        var result = Data(png.prefix(headLength))
        for (keyword, text) in texts {
            // After the keyword: not compressed, no language, no translated keyword.
            let body = Array("iTXt".utf8) + Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
            result.append(contentsOf: bigEndian(UInt32(body.count - 4)))
            result.append(contentsOf: body)
            result.append(contentsOf: bigEndian(checksum(body)))
        }
        return result + png.dropFirst(headLength)
    }

    private static func decode(_ body: ArraySlice<UInt8>) -> (String, String)? {
        guard let keywordEnd = body.firstIndex(of: 0), keywordEnd + 2 < body.endIndex, body[keywordEnd + 1] == 0,
            let languageEnd = body[(keywordEnd + 3)...].firstIndex(of: 0),
            let translationEnd = body[(languageEnd + 1)...].firstIndex(of: 0)
        else { return nil }
        return (
            String(decoding: body[..<keywordEnd], as: UTF8.self),
            String(decoding: body[(translationEnd + 1)...], as: UTF8.self)
        )
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
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
