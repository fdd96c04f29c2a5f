import CPNG
import Foundation

/// Reads the PNG files that `ScreenPNGEncoder` and libpng's fast setting write: 8 bits a component, no palette, not interlaced, and rows
/// that are stored as they are or as the difference from the row above.
enum ScreenPNGDecoder {
    /// Chunks that say nothing about the pixels; sRGB says what is assumed without it.
    private static let ignored: Set<String> = ["sRGB", "iTXt", "tEXt", "zTXt", "pHYs", "tIME"]
    private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    /// Returns the red, green, blue and alpha bytes of the pixels, not premultiplied; `nil` if the file is of another kind, damaged, or
    /// exceeds the limits, which libpng tells.
    static func decodedBytes(_ data: Data) -> (width: Int, height: Int, rgba: [UInt8])? {
        data.withUnsafeBytes { file in
            guard let header = Header(file), let rows = inflated(header, file) else { return nil }
            guard let rgba = pixels(header, rows) else { return nil }
            return (header.width, header.height, rgba)
        }
    }

    /// The kind of a file, and where its compressed rows are.
    private struct Header {
        var width = 0
        var height = 0
        var channels = 0
        var parts: [Range<Int>] = []

        var rowLength: Int { width * channels + 1 }

        init?(_ file: UnsafeRawBufferPointer) {
            guard file.starts(with: ScreenPNGDecoder.signature) else { return nil }
            var offset = 8
            var isEnded = false
            while !isEnded {
                guard let length = Self.number(file, offset), length <= file.count - offset - 12 else { return nil }
                let type = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
                let body = (offset + 8)..<(offset + 8 + length)
                offset = body.upperBound + 4
                if ScreenPNGDecoder.ignored.contains(type) { continue }
                let checksum = libdeflate_crc32(0, file.baseAddress.map { $0 + body.lowerBound - 4 }, length + 4)
                guard Self.number(file, body.upperBound) == Int(checksum) else { return nil }
                switch type {
                case "IHDR":
                    guard width == 0, length == 13, let width = Self.number(file, body.lowerBound),
                        let height = Self.number(file, body.lowerBound + 4),
                        let channels = [2: 3, 6: 4][file[body.lowerBound + 9]], file[body.lowerBound + 8] == 8,
                        file[(body.lowerBound + 10)..<body.upperBound].allSatisfy({ $0 == 0 }),
                        RenderingLimits.acceptsDecoding(width: width, height: height)
                    else { return nil }
                    (self.width, self.height, self.channels) = (width, height, channels)
                case "IDAT": parts.append(body)
                case "IEND": isEnded = true
                default: return nil
                }
            }
            guard width > 0, !parts.isEmpty else { return nil }
        }

        /// The four bytes at an offset, most significant first.
        private static func number(_ file: UnsafeRawBufferPointer, _ offset: Int) -> Int? {
            guard offset + 4 <= file.count else { return nil }
            return Int(UInt32(bigEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
    }

    /// The rows, each with the byte of its filter.
    private static func inflated(_ header: Header, _ file: UnsafeRawBufferPointer) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        let size = header.rowLength * header.height
        let compressed = header.parts.flatMap { file[$0] }
        var isRead = false
        let rows = [UInt8](unsafeUninitializedCapacity: size) { rows, count in
            var written = 0
            let status = libdeflate_zlib_decompress(
                decompressor,
                compressed,
                compressed.count,
                rows.baseAddress,
                size,
                &written
            )
            isRead = status == LIBDEFLATE_SUCCESS && written == size
            count = isRead ? size : 0
        }
        return isRead ? rows : nil
    }

    private static func pixels(_ header: Header, _ rows: [UInt8]) -> [UInt8]? {
        let (rowLength, targetLength) = (header.rowLength, header.width * 4)
        let zeros = [UInt8](repeating: 0, count: rowLength)
        var isKnown = true
        let pixels = [UInt8](unsafeUninitializedCapacity: targetLength * header.height) { pixels, count in
            rows.withUnsafeBufferPointer { rows in
                guard let source = rows.baseAddress, let start = pixels.baseAddress else { return }
                for y in 0..<header.height where isKnown {
                    let (row, target) = (source + y * rowLength, start + y * targetLength)
                    let isRepeated: Bool
                    switch row[0] {
                    case 0: isRepeated = y > 0 && memcmp(row, row - rowLength, rowLength) == 0
                    case 2: isRepeated = y > 0 && memcmp(row + 1, zeros, rowLength - 1) == 0
                    default:
                        isKnown = false
                        continue
                    }
                    if isRepeated {
                        memcpy(target, target - targetLength, targetLength)
                    } else if row[0] == 0 || y == 0 {
                        copy(row + 1, channels: header.channels, count: header.width, to: target)
                    } else {
                        add(
                            row + 1,
                            channels: header.channels,
                            count: header.width,
                            above: target - targetLength,
                            to: target
                        )
                    }
                }
            }
            count = isKnown ? targetLength * header.height : 0
        }
        return isKnown ? pixels : nil
    }

    private static func copy(
        _ source: UnsafePointer<UInt8>,
        channels: Int,
        count: Int,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        guard channels == 3 else {
            memcpy(target, source, count * 4)
            return
        }
        var index = 0
        while index < count {
            let (from, to) = (index &* 3, index &* 4)
            target[to] = source[from]
            target[to &+ 1] = source[from &+ 1]
            target[to &+ 2] = source[from &+ 2]
            target[to &+ 3] = 255
            index &+= 1
        }
    }

    private static func add(
        _ source: UnsafePointer<UInt8>,
        channels: Int,
        count: Int,
        above: UnsafePointer<UInt8>,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        var index = 0
        while index < count {
            let (from, to) = (index &* channels, index &* 4)
            target[to] = above[to] &+ source[from]
            target[to &+ 1] = above[to &+ 1] &+ source[from &+ 1]
            target[to &+ 2] = above[to &+ 2] &+ source[from &+ 2]
            target[to &+ 3] = channels == 3 ? 255 : above[to &+ 3] &+ source[from &+ 3]
            index &+= 1
        }
    }
}
