import Expectations
import Foundation
import HeadlessFrameworks
import Testing

@Suite("Sources and destinations of images")
struct ImageIOTests {
    /// Writes GIF files without compression: each color is a code of its own, and a clear code keeps the width of codes.
    private struct GIF {
        var data = Data("GIF89a".utf8)

        init(width: Int, height: Int, loops: Int?) {
            data += Self.number(width) + Self.number(height) + [0x91, 0, 0]
            // Black, red, green, blue.
            data += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
            if let loops { data += [0x21, 0xFF, 11] + Data("NETSCAPE2.0".utf8) + [3, 1] + Self.number(loops) + [0] }
        }

        private static func number(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

        /// - Parameter delay: The delay in hundredths of a second.
        mutating func add(
            _ pixels: [UInt8],
            x: Int = 0,
            y: Int = 0,
            width: Int,
            delay: Int = 10,
            disposal: UInt8 = 1,
            transparent: UInt8? = nil,
            isInterlaced: Bool = false
        ) {
            data +=
                [0x21, 0xF9, 4, disposal << 2 | (transparent == nil ? 0 : 1)] + Self.number(delay) + [
                    transparent ?? 0, 0,
                ]
            data += [0x2C] + Self.number(x) + Self.number(y) + Self.number(width) + Self.number(pixels.count / width)
            data += [isInterlaced ? 0x40 : 0, 2]
            var (bits, count) = (0, 0)
            var bytes: [UInt8] = []
            func put(_ code: Int) {
                bits |= code << count
                count += 3
                while count >= 8 {
                    bytes.append(UInt8(bits & 255))
                    bits >>= 8
                    count -= 8
                }
            }
            for pixel in pixels {
                put(4)
                put(Int(pixel))
            }
            put(5)
            if count > 0 { bytes.append(UInt8(bits & 255)) }
            for start in stride(from: 0, to: bytes.count, by: 255) {
                let block = bytes[start..<min(start + 255, bytes.count)]
                data += [UInt8(block.count)] + block
            }
            data.append(0)
        }

        var file: Data { data + [0x3B] }
    }

    /// The colors of an image as letters, from the top: black, red, green, blue or transparent.
    private func colors(_ image: CGImage?) -> String {
        guard let image, let bytes = image.dataProvider?.data else { return "" }
        return stride(from: 0, to: image.width * image.height * 4, by: 4).map { index in
            switch (bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3]) {
            case (_, _, _, 0): "."
            case (255, 0, 0, 255): "r"
            case (0, 255, 0, 255): "g"
            case (0, 0, 255, 255): "b"
            case (0, 0, 0, 255): "k"
            default: "?"
            }
        }.joined()
    }

    private func source(_ data: Data) throws -> CGImageSource {
        try require(CGImageSourceCreateWithData(data as CFData, nil))
    }

    @Test("frames of a GIF file are drawn over each other and disposed of, in any order")
    func frames() throws {
        var gif = GIF(width: 2, height: 2, loops: 0)
        gif.add([1, 1, 1, 1], width: 2)
        gif.add([2], x: 1, y: 1, width: 1, disposal: 3)
        gif.add([3, 0], x: 0, y: 1, width: 2, disposal: 2, transparent: 0)
        gif.add([0], x: 0, y: 0, width: 1)
        let source = try source(gif.file)
        expect(CGImageSourceGetCount(source) == 4 && CGImageSourceGetType(source) == "com.compuserve.gif")
        let expected = ["rrrr", "rrrg", "rrbr", "kr.."]
        for index in [0, 1, 2, 3, 1, 3, 0] {
            expectEqual(colors(CGImageSourceCreateImageAtIndex(source, index, nil)), expected[index])
        }
        expect(
            CGImageSourceCreateImageAtIndex(source, 4, nil) == nil
                && CGImageSourceCreateImageAtIndex(source, -1, nil) == nil
        )
        expectEqual(colors(UIImage(data: gif.file)?.cgImage), "rrrr")
    }

    @Test("rows of an interlaced GIF file are in their order")
    func interlaced() throws {
        var gif = GIF(width: 1, height: 5, loops: nil)
        // Stored rows: 0, 4, 2, 1, 3.
        gif.add([1, 3, 2, 0, 0], width: 1, isInterlaced: true)
        expectEqual(colors(CGImageSourceCreateImageAtIndex(try source(gif.file), 0, nil)), "rkgkb")
    }

    @Test("a GIF file says how long frames are shown and how often")
    func properties() throws {
        var gif = GIF(width: 1, height: 1, loops: 3)
        gif.add([1], width: 1, delay: 25)
        gif.add([2], width: 1, delay: 1)
        let source = try source(gif.file)
        let whole = try require(
            CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
        )
        expectEqual(whole[kCGImagePropertyGIFLoopCount] as? Int, 3)
        func delays(_ index: Int) -> [Double] {
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
            let gif = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
            return [kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime].compactMap {
                gif?[$0] as? Double
            }
        }
        expect(delays(0) == [0.25, 0.25] && delays(1) == [0.1, 0.01] && delays(2).isEmpty)
    }

    @Test("stills have a size, and thumbnails no more than they are asked for")
    func stills() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        for data in [try require(image.pngData()), try require(image.jpegData(compressionQuality: 1))] {
            let source = try source(data)
            let properties = try require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
            expect(
                properties[kCGImagePropertyPixelWidth] as? Int == 40
                    && properties[kCGImagePropertyPixelHeight] as? Int == 20
            )
            for size in [10, 10.0, CGFloat(10), NSNumber(value: 10)] as [Any] {
                let options = [kCGImageSourceThumbnailMaxPixelSize: size] as CFDictionary
                let thumbnail = try require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
                expect(thumbnail.width == 10 && thumbnail.height == 5)
            }
            expectEqual(CGImageSourceCreateThumbnailAtIndex(source, 0, nil)?.width, 40)
        }
        let data = NSMutableData()
        let destination = try require(
            CGImageDestinationCreateWithData(data as CFMutableData, "public.png" as CFString, 1, nil)
        )
        expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(destination, try require(image.cgImage), nil)
        expect(CGImageDestinationFinalize(destination) && UIImage(data: data as Data)?.size == image.size)
        expect(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 1, nil) == nil)
    }

    @Test("damaged files, cut anywhere or changed, have fewer images and never crash")
    func damaged() throws {
        var gif = GIF(width: 3, height: 3, loops: 0)
        for _ in 0..<3 { gif.add([1, 2, 3, 1, 2, 3, 1, 2, 3], width: 3, disposal: 3, transparent: 2) }
        let file = gif.file
        for length in 0...file.count {
            let source = try source(file.prefix(length))
            for index in 0..<CGImageSourceGetCount(source) {
                expect(CGImageSourceCreateImageAtIndex(source, index, nil) != nil)
            }
        }
        for index in file.indices {
            for value in [0, 1, 7, 127, 255] as [UInt8] {
                var changed = file
                changed[index] = value
                let source = try source(changed)
                for index in 0..<CGImageSourceGetCount(source) {
                    _ = CGImageSourceCreateImageAtIndex(source, index, nil)
                }
            }
        }
        let incremental = CGImageSourceCreateIncremental(nil)
        expect(CGImageSourceGetStatus(incremental) == .statusIncomplete && CGImageSourceGetCount(incremental) == 0)
        CGImageSourceUpdateData(incremental, file as CFData, true)
        expect(CGImageSourceGetStatus(incremental) == .statusComplete && CGImageSourceGetCount(incremental) == 3)
        expectEqual(CGImageSourceGetStatus(try source(Data([1, 2, 3]))), .statusInvalidData)
    }
}
