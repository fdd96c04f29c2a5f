import DrawingChecks
import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Graphics contexts")
struct ContextTests {
    private let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)

    /// An image whose top half is opaque.
    private func topHalf() throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        return try require(image.cgImage)
    }

    @Test("an image masks drawing until the state is restored, upside down where y points down")
    func masks() throws {
        let mask = try topHalf()
        let drawing = try Drawing(width: 4, height: 6) { context in
            context.saveGState()
            context.clip(to: bounds, mask: mask)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 6))
            context.restoreGState()
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 5, width: 4, height: 1))
        }
        expectEqual(drawing[1, 0], 0)
        expectEqual(drawing[1, 3], 0xFF00_00FF)
        expectEqual(drawing[1, 4], 0)
        expectEqual(drawing[1, 5], 0x0000_FFFF)
    }

    @Test("an image context can be read while a mask clips it")
    func openMasks() throws {
        UIGraphicsBeginImageContextWithOptions(bounds.size, false, 1)
        defer { UIGraphicsEndImageContext() }
        let context = try require(UIGraphicsGetCurrentContext())
        context.clip(to: bounds, mask: try topHalf())
        context.fill(bounds)
        let image = try require(UIGraphicsGetImageFromCurrentImageContext()?.rasterized())
        expectEqual(image.pixels.rgbaBytes[3], 0)
        expectEqual(image.pixels.rgbaBytes[4 * 4 * 3 + 3], 255)
    }

    @Test("a bitmap context has its origin at the bottom left and writes to its owner's memory")
    func bitmaps() throws {
        var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try require(
                CGContext(
                    data: memory.baseAddress,
                    width: 2,
                    height: 2,
                    bitsPerComponent: 8,
                    bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
            )
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            expectEqual(context.makeImage()?.width, 2)
        }
        expectEqual(bytes, [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255])
    }

    @Test("images are upright in bitmap contexts, and their data can be read")
    func imagesInBitmaps() throws {
        let context = try require(
            CGContext(
                data: nil,
                width: 4,
                height: 4,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            )
        )
        context.draw(try topHalf(), in: bounds)
        let image = try require(context.makeImage())
        let data = try require(image.dataProvider?.data)
        let start = try require(CFDataGetBytePtr(data))
        expectEqual(CFDataGetLength(data), 64)
        expectEqual(start[3], 255)
        expectEqual(start[63], 0)
        let memory = try require(context.data).assumingMemoryBound(to: UInt8.self)
        expectEqual(memory[3], 255)
    }

    @Test("the bytes of an image outlive it")
    func bytesOfReleasedImage() throws {
        func bytes(_ white: CGFloat) throws -> CFData {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
                UIColor(white: white, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            }
            return try require(image.cgImage?.dataProvider?.data)
        }
        let white = try bytes(1)
        for _ in 0..<20 { _ = try bytes(0) }
        expect(white.allSatisfy { $0 == 255 })
    }

    @Test(
        "pixels of all layouts become the same image",
        arguments: [CGImageAlphaInfo.last, .premultipliedLast, .first]
    )
    func layouts(info: CGImageAlphaInfo) throws {
        let bytes: [UInt8] =
            switch info {
            case .last: [255, 0, 0, 128]
            case .first: [128, 255, 0, 0]
            default: [128, 0, 0, 128]
            }
        let provider = try require(CGDataProvider(data: Data(bytes) as CFData))
        let image = try require(
            CGImage(
                width: 1,
                height: 1,
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: info.rawValue),
                provider: provider,
                decode: nil,
                shouldInterpolate: false,
                intent: .defaultIntent
            )
        )
        expectEqual(image.pixels.pixels.rgbaBytes, [255, 0, 0, 128])
        expect(image.dataProvider?.data.map { Array($0) } == [128, 0, 0, 128])
    }

    @Test("a part of an image is cropped from it")
    func cropping() throws {
        let image = try topHalf()
        let part = try require(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
        expect(part.width == 2 && part.height == 2)
        expectEqual(part.pixels.pixels.rgbaBytes[3], 255)
        expectEqual(part.pixels.pixels.rgbaBytes[11], 0)
        expect(image.cropping(to: CGRect(x: 9, y: 9, width: 2, height: 2)) == nil)
    }

    @Test("a linear gradient ends where it should, unless its options extend it")
    func linearGradients() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let gradient = try require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
        for options in [[], CGGradientDrawingOptions.drawsAfterEndLocation] {
            let drawing = try Drawing(width: 8, height: 2) { context in
                context.drawLinearGradient(
                    gradient,
                    start: CGPoint(x: 2, y: 0),
                    end: CGPoint(x: 6, y: 0),
                    options: options
                )
            }
            expectEqual(drawing[0, 0], 0)
            expect(drawing[2, 0] >> 24 > 200)
            expect(drawing[5, 0] >> 8 & 0xFF > 200)
            expectEqual(drawing[7, 0], options.isEmpty ? 0 : 0x0000_FFFF)
        }
    }

    @Test("a radial gradient fills the ring between its circles")
    func radialGradients() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let gradient = try require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]))
        let drawing = try Drawing(width: 20, height: 20) { context in
            let center = CGPoint(x: 10, y: 10)
            context.drawRadialGradient(
                gradient,
                startCenter: center,
                startRadius: 4,
                endCenter: center,
                endRadius: 8,
                options: []
            )
        }
        expectEqual(drawing[10, 10], 0)
        expect(drawing[15, 10] >> 24 > 120)
        expectEqual(drawing[0, 0], 0)
        expect(drawing[17, 10] >> 8 & 0xFF > 180)
    }

    @Test("a shadow lies at its offset under what is drawn")
    func shadows() throws {
        let drawing = try Drawing(width: 8, height: 8) { context in
            context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: UIColor.blue.cgColor)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        expectEqual(drawing[3, 1], 0xFF00_00FF)
        expectEqual(drawing[5, 1], 0x0000_FFFF)
        expectEqual(drawing[1, 5], 0)
    }

    @Test("a path is drawn filled and stroked at once, and a layer stays in its rectangle")
    func modes() throws {
        let drawing = try Drawing(width: 8, height: 8) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.setLineWidth(2)
            context.addRect(CGRect(x: 1, y: 1, width: 4, height: 4))
            context.drawPath(using: .fillStroke)
            context.beginTransparencyLayer(in: CGRect(x: 6, y: 6, width: 1, height: 1), auxiliaryInfo: nil)
            context.fill(CGRect(x: 6, y: 6, width: 2, height: 2))
            context.endTransparencyLayer()
        }
        expectEqual(drawing[0, 2], 0x0000_FFFF)
        expectEqual(drawing[3, 3], 0xFF00_00FF)
        expectEqual(drawing[6, 6], 0xFF00_00FF)
        expectEqual(drawing[7, 7], 0)
    }
}
