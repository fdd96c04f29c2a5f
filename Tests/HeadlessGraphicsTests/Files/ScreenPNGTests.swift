import Expectations
import Foundation
import SeededRandom
import Testing

@testable import HeadlessGraphics

@Suite("PNG files of screens")
struct ScreenPNGTests {
    /// A picture with rows of noise, each repeated 1 to `longestRun` times.
    private static func picture(
        width: Int,
        height: Int,
        longestRun: Int,
        isOpaque: Bool,
        _ generator: inout SeededGenerator
    ) throws -> PixelBuffer {
        let buffer = try require(PixelBuffer(width: width, height: height))
        var bytes: [UInt8] = []
        while bytes.count < width * height * 4 {
            let color = UInt8(generator.number(below: 256))
            let row = (0..<width).flatMap { _ -> [UInt8] in
                let noise = generator.number(below: 3) == 0 ? UInt8(generator.number(below: 256)) : color
                return [noise, color, noise &+ 9, isOpaque ? 255 : UInt8(generator.number(below: 256))]
            }
            for _ in 0...generator.number(below: longestRun) { bytes += row }
        }
        buffer.setPixels(Array(bytes.prefix(width * height * 4)), channels: 4, bytesPerRow: width * 4)
        return buffer
    }

    @Test("libpng reads what is written quickly, and what it writes is read quickly, to the same pixels")
    func roundTrip() throws {
        let seed: UInt64 = 20_261_129
        var generator = SeededGenerator(seed: seed)
        var sizes = (0..<60).map { _ in (1 + generator.number(below: 60), 1 + generator.number(below: 90)) }
        // One pixel, rows of zlib's chunk, and rows that deflate cannot refer to.
        sizes += [(1, 1), (1, 300), (5, 40), (8_191, 30), (10_922, 20), (10_923, 20), (12_000, 12)]
        for (width, height) in sizes {
            for isOpaque in [true, false] {
                let run = [1, 3, 20, 400][generator.number(below: 4)]
                let picture = try Self.picture(
                    width: width,
                    height: height,
                    longestRun: run,
                    isOpaque: isOpaque,
                    &generator
                )
                let comment = "\(width) × \(height), runs of \(run), seed \(seed)"
                let x = generator.number(below: width), y = generator.number(below: height)
                let parts = [
                    PixelRect(x: 0, y: 0, width: width, height: height),
                    PixelRect(x: x, y: y, width: width - x, height: height - y),
                ]
                for rect in parts {
                    let pixels = picture.rgbaBytes(in: rect)
                    for compression in [PNGCoder.Compression.fast, .small] {
                        let file = try require(PNGCoder.encode(picture, in: rect, compression: compression))
                        let slow = try require(PNGCoder.decodedBytesOfAnyKind(file), "\(comment)")
                        expect(slow.width == rect.width && slow.height == rect.height)
                        expectEqual(slow.rgba, pixels, "\(comment)")
                        if let quick = ScreenPNGDecoder.decodedBytes(file) {
                            expect(quick.width == rect.width && quick.height == rect.height)
                            expectEqual(quick.rgba, pixels, "\(comment)")
                        } else {
                            expectEqual(compression, .small, "\(comment)")
                        }
                    }
                }
            }
        }
    }

    @Test("a damaged file is read as libpng reads it, or not at all")
    func damage() throws {
        let seed: UInt64 = 7
        var generator = SeededGenerator(seed: seed)
        let picture = try Self.picture(width: 24, height: 40, longestRun: 12, isOpaque: true, &generator)
        let file = try require(PNGCoder.encode(picture, compression: .fast))
        let pixels = picture.rgbaBytes
        for offset in file.indices {
            var damaged = file
            damaged[offset] ^= UInt8(1 << generator.number(below: 8))
            if let read = ScreenPNGDecoder.decodedBytes(damaged) {
                expectEqual(read.rgba, pixels, "\(offset), seed \(seed)")
            }
            expect(ScreenPNGDecoder.decodedBytes(file.prefix(offset)) == nil, "\(offset)")
        }
    }

    @Test("rows that repeat the one above cost next to nothing")
    func repetitions() throws {
        var generator = SeededGenerator(seed: 3)
        let one = try Self.picture(width: 500, height: 1, longestRun: 1, isOpaque: true, &generator)
        let tall = try require(PixelBuffer(width: 500, height: 4_000))
        let row = one.rgbaBytes
        tall.setPixels((0..<4_000).flatMap { _ in row }, channels: 4, bytesPerRow: 2_000)
        let short = try require(PNGCoder.encode(one, compression: .fast))
        let long = try require(PNGCoder.encode(tall, compression: .fast))
        // A repetition of 258 bytes takes 36 bits at most.
        expect(long.count - short.count < 1_500 * 4_000 / 258 * 36 / 8 + 100)
    }
}
