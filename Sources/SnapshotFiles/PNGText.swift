import Foundation

/// The international text chunks of a PNG file.
public enum PNGText {
    /// The signature and the header chunk, which must be the first.
    private static let headLength = 33

    /// Returns the uncompressed texts by keyword; empty if the data is not a PNG file.
    public static func texts(in png: Data) -> [String: String] {
        let bytes = [UInt8](png)
        var texts: [String: String] = [:]
        for chunk in PNGChunks.chunks(of: bytes) where chunk.type == "iTXt" {
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
        let chunks = PNGChunks.chunks(of: bytes)
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

    /// Returns the file with texts added after its header, in the order given; nil if the data is not a PNG file.
    ///
    /// - Parameters:
    ///   - png: The file.
    ///   - texts: Keywords of 1 to 79 ASCII characters, and any texts.
    public static func png(_ png: Data, adding texts: [(keyword: String, text: String)]) -> Data? {
        guard png.starts(with: PNGChunks.signature), png.count > headLength else { return nil }
        var result = Data(png.prefix(headLength))
        for (keyword, text) in texts {
            // After the keyword: not compressed, no language, no translated keyword.
            let body = Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
            result.append(PNGChunks.chunk("iTXt", body))
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
}
