import Expectations
import Testing

@testable import HeadlessGraphics
import SeededRandom

@Suite struct FramePixelsTests {
    @Test("pixels that move end where they are to, and all others stay", arguments: [1, 2, 3, 4])
    func randomMoves(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (width, height) = (5, 24)
        var pixels = try require(FramePixels(width: width, height: height, scale: 1))
        var rows = (0..<height).map { _ in (0..<width).map { _ in UInt32.random(in: 0 ... .max, using: &random) } }
        pixels.buffer.setRows(rows)
        for step in 0..<300 {
            let move = Self.move(width: width, height: height, using: &random)
            let target = move.target
            // Content that becomes visible is painted, sometimes all that does not move.
            let isPainted = Bool.random(using: &random)
            let picture = PixelRect(x: 0, y: 0, width: width, height: height)
            let painted = isPainted ? picture.subtracting(target) : []

            pixels.apply(move, before: painted)
            let old = rows
            for y in target.y..<target.maxY {
                for x in target.x..<target.maxX { rows[y][x] = old[y - move.dy][x - move.dx] }
            }
            var found = pixels.buffer.rows
            for rect in painted {
                for y in rect.y..<rect.maxY {
                    for x in rect.x..<rect.maxX {
                        rows[y][x] = UInt32.random(in: 0 ... .max, using: &random)
                        found[y][x] = rows[y][x]
                    }
                }
            }
            try require(found == rows, "seed \(seed), step \(step), \(move)")
            pixels.buffer.setRows(rows)
        }
    }

    /// Mostly by whole rows and nearly the whole picture, upward for a while and then downward.
    private static func move(
        width: Int,
        height: Int,
        using random: inout SeededGenerator
    ) -> FrameChange.Move {
        let area =
            Int.random(in: 0..<8, using: &random) == 0
            ? PixelRect(x: 1, y: 2, width: 3, height: 12)
            : PixelRect(
                minX: 0,
                minY: Int.random(in: 0..<4, using: &random),
                maxX: width,
                maxY: height - Int.random(in: 0..<4, using: &random)
            )
        let isSideways = Int.random(in: 0..<8, using: &random) == 0
        let dx = isSideways ? Int.random(in: -2...2, using: &random) : 0
        let dy = isSideways ? 0 : Int.random(in: -6...5, using: &random)
        let target = area.intersection(area.offsetBy(x: dx, y: dy))
        return FrameChange.Move(target: target, dx: dx, dy: dy)
    }

    @Test("scrolled rows keep their memory until the buffer's end is reached")
    func movedRowsStay() throws {
        var pixels = try require(FramePixels(width: 4, height: 100, scale: 1))
        var copies = 0
        var row: UnsafeMutableRawPointer?
        for _ in 0..<100 {
            let target = PixelRect(x: 0, y: 0, width: 4, height: 90)
            let band = PixelRect(x: 0, y: 90, width: 4, height: 10)
            pixels.apply(FrameChange.Move(target: target, dx: 0, dy: -10), before: [band])
            let moved = pixels.buffer.address(ofRow: 0)
            if moved != row.map({ $0 + 10 * 16 }) { copies += 1 }
            row = moved
        }
        // The first time, and once per 100 rows.
        expectEqual(copies, 10)
    }
}

extension PixelBuffer {
    fileprivate var rows: [[UInt32]] {
        withRows { row in (0..<height).map { Array(row($0)) } } ?? []
    }

    fileprivate func setRows(_ rows: [[UInt32]]) {
        _ = withRows { row in
            for y in 0..<height { _ = row(y).update(fromContentsOf: rows[y]) }
        }
    }

    fileprivate func address(ofRow index: Int) -> UnsafeMutableRawPointer? {
        withRows { row in row(index).baseAddress.map { UnsafeMutableRawPointer($0) } } ?? nil
    }
}
