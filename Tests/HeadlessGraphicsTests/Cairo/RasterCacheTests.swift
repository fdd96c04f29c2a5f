import DrawingChecks
import Expectations
import Foundation
import Testing

@testable import HeadlessGraphics

@Suite struct RasterCacheTests {
    private let source = DisplayList(commands: [])

    private func key(width: CGFloat, radius: CGFloat = 0) -> RasterCache.Key {
        let area = CGRect(x: 0, y: 0, width: width, height: 10)
        var key = RasterCache.Key(source: source, placement: area, in: area)
        key.cornerRadius = radius
        return key
    }

    @Test("a picture is made once for a size and a radius")
    func once() {
        let cache = RasterCache(capacity: 10_000)
        var made = 0
        func draw(_ key: RasterCache.Key) {
            _ = cache.pixels(for: key, of: source) {
                made += 1
                return PixelBuffer(width: Int(key.size.width), height: 10)
            }
        }
        draw(key(width: 10))
        draw(key(width: 10))
        expectEqual(made, 1)
        draw(key(width: 10, radius: 5))
        draw(key(width: 20))
        expectEqual(made, 3)
    }

    @Test("the cache never exceeds twice its capacity, and used entries stay")
    func bounded() {
        let cache = RasterCache(capacity: 10_000)
        var made: [CGFloat] = []
        func draw(_ width: CGFloat) {
            _ = cache.pixels(for: key(width: width), of: source) {
                made.append(width)
                return PixelBuffer(width: Int(width), height: 10)
            }
        }
        for width in 11..<60 {
            draw(10)
            draw(CGFloat(width))
            expect(cache.cost <= 20_000)
        }
        expectEqual(made.count { $0 == 10 }, 1)
        draw(11)
        expectEqual(made.count { $0 == 11 }, 2)
    }

    @Test("a picture between pixels is drawn as it would be without the cache")
    func betweenPixels() throws {
        let list = DisplayList(commands: [
            .fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), RGBA(red: 1, green: 0, blue: 0, alpha: 1), .winding)
        ])
        let picture = Picture(list: list, size: CGSize(width: 10, height: 10))
        let cached = try Drawing(width: 20, height: 20) { context in
            context.canvas.drawPicture(picture, in: CGRect(x: 2.5, y: 3, width: 5, height: 6.25))
        }
        let direct = try Drawing(width: 20, height: 20) { context in
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 2.5, y: 3, width: 5, height: 6.25))
        }
        for y in 0..<20 {
            for x in 0..<20 where direct[x, y] & 0xFF == 0xFF { expectEqual(cached[x, y], direct[x, y]) }
        }
        expectEqual(cached.coveredBounds, direct.coveredBounds)
    }
}
