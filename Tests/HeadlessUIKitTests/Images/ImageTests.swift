import DrawingChecks
import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Images")
struct ImageTests {
    private func square(_ color: UIColor, side: CGFloat = 4, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side / 2))
        }
    }

    @Test("what was encoded as PNG decodes to the same pixels")
    func pngRoundTrip() throws {
        for compression in [PNGCoder.Compression.fast, .small] {
            let image = try require(square(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5), side: 9).rasterized())
            let data = try require(PNGCoder.encode(image.pixels, compression: compression))
            let decoded = try require(RasterImage(data: data))
            expectEqual(decoded.pixels.rgbaBytes, image.pixels.rgbaBytes)
        }
    }

    @Test("an image created for Core Image keeps that image, and only it has one")
    func coreImages() throws {
        let plain = square(.red, side: 8)
        expect(plain.ciImage == nil)
        let pixels = try require(CIImage(image: plain))
        expectEqual(pixels.extent, CGRect(x: 0, y: 0, width: 8, height: 8))
        let image = UIImage(ciImage: pixels)
        expect(image.ciImage === pixels)
        expect(image.cgImage == nil)
        expectEqual(image.pngData(), plain.pngData())
        let turned = UIImage(
            ciImage: CIImage(cgImage: try require(square(.red, side: 4).cgImage)),
            scale: 2,
            orientation: .left
        )
        expectEqual(turned.size, CGSize(width: 2, height: 2))
        expect(turned.ciImage != nil)
        expect(CIImage(image: UIImage()) == nil)
    }

    @Test("an image literal is a file of the main bundle, which must exist")
    func literals() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let image: UIImage = #imageLiteral(resourceName: "missing.png")
            _ = image
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message.contains("There is no image named missing.png"))
    }

    @Test("an opaque part of a picture is encoded without alpha, whatever the rest is like")
    func opaqueParts() throws {
        // The upper half is filled, the lower one is empty.
        let pixels = try require(square(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1), side: 8).rasterized())
            .pixels
        let upper = PixelRect(x: 1, y: 0, width: 5, height: 4)
        let bytes = try require(pixels.opaqueBytes(in: upper))
        let rgba = pixels.rgbaBytes(in: upper)
        expectEqual(bytes, rgba.enumerated().filter { $0.offset % 4 != 3 }.map(\.element))
        expectEqual(bytes.count, 60)
        expect(pixels.opaqueBytes(in: PixelRect(x: 1, y: 0, width: 5, height: 5)) == nil)
        expectEqual(pixels.opaqueBytes(in: PixelRect(x: 0, y: 0, width: 0, height: 0)), [])
        for rect in [upper, PixelRect(x: 0, y: 2, width: 8, height: 4)] {
            let data = try require(PNGCoder.encode(pixels, in: rect, compression: .fast))
            let decoded = try require(RasterImage(data: data))
            expectEqual(decoded.pixels.rgbaBytes, pixels.rgbaBytes(in: rect))
        }
    }

    @Test("an image drawn in code has the pixels of its scale")
    func pixelsOfDrawings() throws {
        let data = try require(square(.red, side: 10, scale: 3).pngData())
        let image = try require(UIImage(data: data, scale: 3))
        expectEqual(image.size, CGSize(width: 10, height: 10))
        expectEqual(image.rasterized()?.width, 30)
    }

    @Test("an image drawn in code is as sharp at twice its scale as if drawn there")
    func vectorImages() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 8, height: 8)).fill()
        }
        let throughImage = try Drawing(width: 40, height: 40, scale: 4) { _ in image.draw(at: .zero) }
        let direct = try Drawing(width: 40, height: 40, scale: 4) { _ in
            UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 8, height: 8)).fill()
        }
        expectEqual(throughImage.pixels.rgbaBytes, direct.pixels.rgbaBytes)
    }

    @Test("a tint replaces colours and keeps opacity", arguments: ["drawing", "pixels", "document"])
    func tints(kind: String) throws {
        let original: UIImage
        switch kind {
        case "drawing":
            original = square(UIColor.red.withAlphaComponent(0.5))
        case "pixels":
            let data = try require(square(UIColor.red.withAlphaComponent(0.5)).pngData())
            original = try require(UIImage(data: data))
        default:
            let source = """
                <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">
                <rect width="4" height="2" fill="red" fill-opacity="0.5"/></svg>
                """
            original = try require(Self.document(source))
        }
        let drawing = try Drawing(width: 4, height: 4) { _ in
            original.withTintColor(.blue).draw(at: .zero)
        }
        expectEqual(drawing[1, 1] & 0xFFFF_FF00, 0x0000_FF00)
        expect(abs(Int(drawing[1, 1] & 0xFF) - 128) <= 1)
        expectEqual(drawing[1, 3], 0)
    }

    /// An SVG document as an asset, which is where UIKit reads them.
    private static func document(_ source: String) -> UIImage? {
        ImageContent(data: Data(source.utf8), scale: 1, readsSVG: true).map { UIImage($0) }
    }

    @Test("data and files by path are no SVG documents, as in UIKit; assets are")
    func svgData() throws {
        let source = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"
        expectEqual(UIImage(data: Data(source.utf8)), nil)
        expectEqual(UIImage(data: Data(source.utf8), scale: 2), nil)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("svg-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("mark.svg")
        try Data(source.utf8).write(to: file)
        expectEqual(UIImage(contentsOfFile: file.path), nil)
        let bundle = try require(Bundle(path: folder.path))
        expectEqual(UIImage(named: "mark", in: bundle, with: nil)?.size, CGSize(width: 4, height: 4))
    }

    @Test("a document that draws too much by using its own elements is none")
    func nestedUses() {
        func nested(_ levels: Int, uses: Int, quote: String = "'") -> String {
            let groups = (1...levels).map { level in
                let use = "<use xlink:href=\(quote)#g\(level - 1)\(quote)/>"
                return "<g id=\(quote)g\(level)\(quote)>\(String(repeating: use, count: uses))</g>"
            }
            return
                "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='9' height='9'><!-- <use href='#x'> --><rect id='g0'/>"
                + groups.joined() + "<use href='#g\(levels)'/></svg>"
        }
        func count(_ source: String) -> Int { SVGComplexity.drawnElementCount(of: Data(source.utf8)) }
        // The groups themselves and all that the last use draws.
        expectEqual(count(nested(1, uses: 2)), 1 + 1 + 3 + 2 + 1 + 3 + 2)
        expect(count(nested(5, uses: 3)) < SVGComplexity.limit)
        expect(Self.document(nested(5, uses: 3)) != nil)
        for source in [
            nested(10, uses: 10), nested(30, uses: 2, quote: "\""),
            nested(1, uses: 2).replacingOccurrences(of: "#g0", with: "#g1"),
        ] {
            expectEqual(count(source), SVGComplexity.limit + 1)
            expectEqual(Self.document(source), nil)
        }
        // Deep ones, and long ones, in time that does not grow with the square of either.
        func deep(_ levels: Int) -> String {
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
                + (0..<levels).map { "<g id='g\($0)'>" }.joined() + String(repeating: "</g>", count: levels) + "</svg>"
        }
        expectEqual(count(deep(200)), 201)
        expectEqual(count(deep(30_000)), SVGComplexity.limit + 1)
        expectEqual(Self.document(deep(30_000)), nil)
        expectEqual(count("<svg>" + String(repeating: "<g/>", count: 60_000) + "</svg>"), SVGComplexity.limit + 1)
        for source in [
            "", "<", "<svg", "<svg><", "<svg id='", "</svg></svg>", "<use href='#'/>", "<!--", "<use href=#a/>",
        ] {
            expect(count(source) < 3)
        }
    }

    @Test("an SVG document has the size it states, and stays a vector")
    func svgDocuments() throws {
        let source = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="10" height="10" fill="#00ff00"/></svg>
            """
        let image = try require(Self.document(source))
        expectEqual(image.size, CGSize(width: 20, height: 10))
        let drawing = try Drawing(width: 80, height: 40, scale: 4) { _ in image.draw(at: .zero) }
        expectEqual(drawing.coveredBounds, CGRect(x: 0, y: 0, width: 40, height: 40))
        expectEqual(drawing[39, 39], 0x00FF_00FF)
    }

    @Test("invalid or truncated data yields no image")
    func damagedData() throws {
        let png = try require(square(.red, side: 40).pngData())
        expectEqual(UIImage(data: Data()), nil)
        expectEqual(UIImage(data: Data("hello".utf8)), nil)
        expectEqual(UIImage(data: png.prefix(png.count / 2)), nil)
        expectEqual(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0])), nil)
        expectEqual(Self.document("<svg xmlns='http://www.w3.org/2000/svg'><rect"), nil)
        expectEqual(UIImage(contentsOfFile: "/does/not/exist.png"), nil)
    }

    @Test("a picture whose header declares more pixels than the limit is rejected")
    func hugePictures() throws {
        var png = try require(square(.red).pngData())
        // The width in the IHDR chunk, with a matching checksum of the chunk.
        png.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0x00])
        let checksum = CRC32.checksum(png[12..<29])
        png.replaceSubrange(29..<33, with: withUnsafeBytes(of: checksum.bigEndian, Array.init))
        expectEqual(UIImage(data: png), nil)
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0xFF, 0xFF, 0xFF, 0xFF, 1, 1, 0x11, 0]
        expectEqual(UIImage(data: Data(jpeg)), nil)
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='100000' height='10'/>"
        expectEqual(Self.document(svg), nil)
    }

    @Test("images drawn alike are equal")
    func equality() {
        expectEqual(square(.red), square(.red))
        expect(square(.red) != square(.blue))
        expect(square(.red) != square(.red).withRenderingMode(.alwaysTemplate))
    }

    @Test("an opaque image begins black")
    func opaqueImages() throws {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
        let drawing = try Drawing(width: 2, height: 2) { _ in image.draw(at: .zero) }
        expectEqual(drawing[1, 1], 0x0000_00FF)
    }
}

/// The checksum of PNG chunks.
private enum CRC32 {
    static func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(~UInt32(0)) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
                let isOdd = value & 1 == 1
                return isOdd ? value >> 1 ^ 0xEDB8_8320 : value >> 1
            }
        }
    }
}
