import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Turned pictures and JPEG files")
struct ImageOrientationTests {
    /// Two pixels side by side: red and blue.
    private var pair: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        }
    }

    private func isRed(_ image: UIImage, _ x: Int, _ y: Int) throws -> Bool {
        let pixels = try require(image.rasterized()).pixels
        let bytes = pixels.rgbaBytes
        let offset = (y * pixels.width + x) * 4
        return bytes[offset] > 200 && bytes[offset + 2] < 60
    }

    @Test("mirroring and turning move the pixels")
    func turning() throws {
        let image = pair
        expect(try isRed(image, 2, 5))
        let mirrored = image.withHorizontallyFlippedOrientation()
        expect(try !isRed(mirrored, 2, 5) && isRed(mirrored, 17, 5))
        let pixels = try require(image.cgImage)
        let right = UIImage(cgImage: pixels, scale: 1, orientation: .right)
        expectEqual(right.size, CGSize(width: 10, height: 20))
        expect(try isRed(right, 5, 2) && !isRed(right, 5, 17))
        let left = UIImage(cgImage: pixels, scale: 1, orientation: .left)
        expect(try !isRed(left, 5, 2) && isRed(left, 5, 17))
        let down = UIImage(cgImage: pixels, scale: 2, orientation: .down)
        expectEqual(down.size, CGSize(width: 10, height: 5))
        expect(try !isRed(down, 2, 5))
    }

    @Test("a JPEG file is read as it was written, and smaller in a lower quality")
    func jpeg() throws {
        let data = try require(pair.jpegData(compressionQuality: 1))
        expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
        let read = try require(UIImage(data: data))
        expectEqual(read.size, CGSize(width: 20, height: 10))
        expect(try isRed(read, 2, 5) && !isRed(read, 17, 5))
        let low = try require(pair.jpegData(compressionQuality: 0))
        expect(low.count <= data.count)
        expectEqual(UIImage().jpegData(compressionQuality: 1), nil)
    }
}
