import Expectations
import Foundation
import Honeycomb
import ScreenHosting
import SnapshotFiles
import Testing

@testable import CellTesting

@Suite("Recordings of tests")
@MainActor
struct RecordingTests {
    private func state(_ isOn: Bool = false) -> CollectionViewState {
        CollectionViewState {
            CollectionViewSection(
                items: {
                    (0..<30).map { number in
                        TitleToggleItem(
                            differenceIdentifier: number,
                            left: LeftTitle(title: "Row \(number)"),
                            right: RightToggle(isOn: isOn, didToggleHandler: { _ in })
                        )
                    }
                }
            )
        }
    }

    private func app() -> ScreenTest {
        ScreenTest(self.state(), on: ScreenConfiguration(size: CGSize(width: 200, height: 300), scale: 1))
    }

    @Test("a recording shows each frame of what moves, and the finger", .enabled(if: ScreenHost.sendsTouches))
    func motion() throws {
        let app = app()
        let film = try require(app.recording { app.swipeUp() })
        let frames = try frames(of: film)
        expect(frames.count > 5)
        expectEqual(frames.first?.isAnimationStart, true)
        // The list is elsewhere at the end, and in between a finger is seen: pixels in no color of the screen.
        let pictures = frames.compactMap { ScreenBitmap(png: $0.png) }
        expectEqual(pictures.count, frames.count)
        expect(pictures.first != pictures.last)
        expect(pictures.contains { Self.hasFinger($0) })
        expect(!Self.hasFinger(try require(pictures.last)))
    }

    @Test("a tap that takes no time is seen, and what rests is not long", .enabled(if: ScreenHost.sendsTouches))
    func tap() throws {
        let app = app()
        let film = try require(
            app.recording {
                app.switches["Row 1"].tap()
                app.advance(by: 60)
            }
        )
        let frames = try frames(of: film)
        try expect(frames.contains { Self.hasFinger(try require(ScreenBitmap(png: $0.png))) })
        expect(frames.reduce(0) { $0 + $1.milliseconds } < 5_000)
    }

    @Test("a screen that is turned goes on in the same film")
    func rotation() throws {
        let app = app()
        let film = try require(
            app.recording {
                app.orientation = .landscapeLeft
                app.advance(by: 0.1)
            }
        )
        let pictures = try frames(of: film).compactMap { ScreenBitmap(png: $0.png) }
        expect(pictures.count >= 2 && pictures.first != pictures.last)
        expect(pictures.allSatisfy { $0.width == 200 && $0.height == 300 })
    }

    @Test("pictures that are the same become one; those of another size or that are none are refused")
    func container() throws {
        let host = ScreenHost(
            UIViewController(),
            configuration: ScreenConfiguration(size: CGSize(width: 10, height: 10))
        )
        let png = try host.data(format: .png)
        var film = AnimatedPNG()
        expect(film.data == nil)
        let areAdded = [film.add(png, for: 0.1), film.add(png, for: 0.2)]
        expectEqual(areAdded, [true, true])
        expect(film.frameCount == 1 && abs(film.duration - 0.3) < 1e-9)
        host.configuration.size.width = 20
        let others = [film.add(try host.data(format: .png), for: 1), film.add(Data("no picture".utf8), for: 1)]
        expectEqual(others, [false, false])
        try expectEqual(frames(of: try require(film.data)).map(\.milliseconds), [300])
    }

    @Test("with SNAPSHOT_RECORDINGS=1 a failing test leaves its recording", .enabled(if: ScreenHost.sendsTouches))
    func failures() throws {
        let tests = TemporaryTests()
        tests.with(["SNAPSHOT_RECORDINGS": "1"]) {
            let app = app()
            app.swipeUp()
            withKnownIssue { _ = app.cells["Nothing"].tap() }
        }
        let film = try Data(contentsOf: tests.artifacts.appendingPathComponent("failures.recording.png"))
        try expect(frames(of: film).count > 3)
        tests.with {
            let app = app()
            withKnownIssue { _ = app.cells["Nothing"].tap() }
        }
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: tests.artifacts.path).count, 1)
    }

    private struct Frame {
        let png: Data
        let milliseconds: Int
        let isAnimationStart: Bool
    }

    /// Takes an animated file apart, as a player does.
    private func frames(of film: Data) throws -> [Frame] {
        var bytes = [UInt8](film)[8...]
        var header: [UInt8] = []
        var frames: [Frame] = []
        var data: [UInt8] = []
        var milliseconds = 0
        var expected: UInt32 = 0
        var hasControl = false
        func number(_ part: ArraySlice<UInt8>) -> UInt32 { part.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
        func flush() throws {
            guard !data.isEmpty else { return }
            var png = Data([137, 80, 78, 71, 13, 10, 26, 10])
            for (type, body) in [("IHDR", header), ("IDAT", data), ("IEND", [])] {
                let chunk = try require(Self.chunk(type, body, of: film))
                png.append(chunk)
            }
            frames.append(Frame(png: png, milliseconds: milliseconds, isAnimationStart: frames.isEmpty && hasControl))
            data = []
        }
        while bytes.count >= 12 {
            let length = Int(number(bytes))
            let type = String(decoding: bytes.dropFirst(4).prefix(4), as: UTF8.self)
            let body = bytes.dropFirst(8).prefix(length)
            switch type {
            case "IHDR": header = Array(body)
            case "acTL": hasControl = true
            case "fcTL":
                try flush()
                expectEqual(number(body), expected)
                expected += 1
                milliseconds = Int(number([0, 0] + body.dropFirst(20).prefix(2)))

            case "IDAT": data += body
            case "fdAT":
                expectEqual(number(body), expected)
                expected += 1
                data += body.dropFirst(4)

            default: break
            }
            bytes = bytes.dropFirst(12 + length)
        }
        try flush()
        return frames
    }

    /// A chunk with its checksum.
    private static func chunk(_ type: String, _ body: [UInt8], of film: Data) -> Data? {
        let content = Array(type.utf8) + body
        var crc: UInt32 = 0xffff_ffff
        for byte in content {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xedb8_8320 ^ (crc >> 1) : crc >> 1 }
        }
        func bigEndian(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        return Data(bigEndian(UInt32(body.count)) + content + bigEndian(~crc))
    }

    /// Whether there are pixels as red as the finger.
    private static func hasFinger(_ bitmap: ScreenBitmap) -> Bool {
        stride(from: 0, to: bitmap.bytes.count, by: 4).contains { index in
            let (red, green, blue) = (
                Int(bitmap.bytes[index]), Int(bitmap.bytes[index + 1]), Int(bitmap.bytes[index + 2])
            )
            return red > 200 && red - green > 60 && red - blue > 50
        }
    }
}
