import Expectations
import Foundation
import Testing

@testable import HeadlessText

@Suite struct LineMaskCacheTests {
    private func line(_ text: String) throws -> TextLine {
        let layout = TextLayoutCache(capacity: 1).layout(
            for: TextContent(text, font: FontSpecification(size: 17)),
            constraints: TextConstraints(),
            width: .infinity
        )
        return try require(layout.lines.first?.line)
    }

    @Test("a line is rasterized once for a scale and a part of a pixel")
    func once() throws {
        let cache = LineMaskCache(capacity: 1 << 20)
        let line = try line("Title")
        let place = MaskPlace.Key(scale: 2, phase: 1)
        let masks = cache.masks(of: line, at: place)
        expect(cache.masks(of: line, at: place) === masks)
        expect(cache.masks(of: line, at: MaskPlace.Key(scale: 3, phase: 1)) !== masks)
        expect(cache.masks(of: line, at: MaskPlace.Key(scale: 2, phase: 2)) !== masks)
        expect(cache.masks(of: try self.line("Other"), at: place) !== masks)
    }

    @Test("the kept pixels never exceed twice the capacity, and those in use stay")
    func bounded() throws {
        let used = try line("used")
        let place = MaskPlace.Key(scale: 1, phase: 0)
        let capacity = 4 * LineMasks(used, at: place).byteCount
        expect(capacity > 0)
        let cache = LineMaskCache(capacity: capacity)
        let masks = cache.masks(of: used, at: place)
        for index in 10..<60 {
            _ = cache.masks(of: try line("l \(index)"), at: place)
            expect(cache.masks(of: used, at: place) === masks)
            expect(cache.cost <= 2 * capacity)
        }
        expect(cache.cost > capacity / 2)
    }

    @Test("a line that nobody shows any more is let go with its masks")
    func release() throws {
        weak var released: TextLine?
        let place = MaskPlace.Key(scale: 1, phase: 0)
        let cache = LineMaskCache(capacity: 1)
        func show(_ text: String) throws -> TextLine {
            let line = try line(text)
            _ = cache.masks(of: line, at: place)
            return line
        }
        released = try show("first")
        for index in 0..<3 { _ = try show("later \(index)") }
        expect(released == nil)
    }

    @Test("glyphs are rasterized once for a face, in lines of all texts")
    func glyphs() throws {
        let face = try require(try line("a").runs.first?.face)
        let cache = GlyphMaskCache(faceLimit: 2)
        let masks = cache.masks(of: face)
        expect(cache.masks(of: face) === masks)
        let other = try require(try line("日").runs.first?.face)
        expect(other !== face)
        expect(cache.masks(of: other) !== masks)
    }
}
