import Expectations
import Testing

@testable import ScreenHosting

@Suite("Screen bitmap")
struct ScreenBitmapTests {
    private let white = ScreenBitmap.Pixel(red: 255, green: 255, blue: 255)

    private func bitmap(width: Int, height: Int) -> ScreenBitmap {
        ScreenBitmap(width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height * 4))
    }

    private func bitmap(width: Int, height: Int, blackAt x: Int, _ y: Int) -> ScreenBitmap {
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for channel in 0..<3 {
            bytes[(y * width + x) * 4 + channel] = 0
        }
        return ScreenBitmap(width: width, height: height, bytes: bytes)
    }

    @Test("a pixel is found by column and row")
    func pixelPosition() {
        let bitmap = bitmap(width: 3, height: 2, blackAt: 2, 1)

        expectEqual(bitmap[2, 1], ScreenBitmap.Pixel(red: 0, green: 0, blue: 0))
        expectEqual(bitmap[1, 1], white)
        expectEqual(bitmap[2, 0], white)
    }

    @Test("a pixel prints as a web color, with alpha only if it is not opaque")
    func pixelDescription() {
        expectEqual(ScreenBitmap.Pixel(red: 0, green: 10, blue: 255).description, "#000AFF")
        expectEqual(ScreenBitmap.Pixel(red: 1, green: 2, blue: 3, alpha: 128).description, "#01020380")
    }

    @Test("the first difference is the first one row by row")
    func firstDifference() throws {
        let difference = try require(
            bitmap(width: 4, height: 3).firstDifference(from: bitmap(width: 4, height: 3, blackAt: 3, 1))
        )

        expect(difference == (3, 1))
    }

    @Test("equal bitmaps have no difference")
    func noDifference() {
        expect(bitmap(width: 4, height: 3).firstDifference(from: bitmap(width: 4, height: 3)) == nil)
    }

    @Test("bitmaps of different sizes differ at the first pixel that only one has")
    func differentSizes() throws {
        let taller = try require(bitmap(width: 4, height: 3).firstDifference(from: bitmap(width: 4, height: 5)))
        let wider = try require(bitmap(width: 4, height: 3).firstDifference(from: bitmap(width: 6, height: 3)))

        expect(taller == (0, 3))
        expect(wider == (4, 0))
    }
}
