import Expectations
import Foundation
import ScreenHosting
import Testing

@testable import comb

@Suite("comb demo")
struct DemoCommandTests {
    @Test("both screens are drawn in four environments and are the same to the pixel")
    func demo() throws {
        let directory = try TemporaryDirectory()
        let process = try CombProcess(["demo"], in: directory)
        expectEqual(process.status, 0, "\(process.errors)")
        let names = ["dark", "largest-text", "light", "rtl"].flatMap {
            ["settings-\($0)-json.png", "settings-\($0)-swift.png"]
        }
        let pictures = directory.url.appendingPathComponent("build/demo")
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted(), names)
        for name in names {
            expect(process.output.contains("build/demo/\(name): 780 × "))
        }
        for index in stride(from: 0, to: names.count, by: 2) {
            try expectEqual(
                Data(contentsOf: pictures.appendingPathComponent(names[index])),
                Data(contentsOf: pictures.appendingPathComponent(names[index + 1]))
            )
        }
        expectEqual(Set(try names.map { try Data(contentsOf: pictures.appendingPathComponent($0)) }).count, 4)
    }

    @Test("an example is drawn in light and dark", arguments: DemoExample.allCases)
    func example(_ example: DemoExample) throws {
        let directory = try TemporaryDirectory()
        let process = try CombProcess(["demo", "--example", example.rawValue], in: directory)
        expectEqual(process.status, 0, "\(process.errors)")
        let names = ["dark", "light"].map { "\(example.rawValue)-\($0).png" }
        let pictures = directory.url.appendingPathComponent("build/demo")
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted(), names)
        let data = try names.map { try Data(contentsOf: pictures.appendingPathComponent($0)) }
        expect(data[0] != data[1])
        for name in names { expect(process.output.contains("build/demo/\(name): 780 × 1688 pixels")) }
    }

    @Test("an unknown example is an error that lists the names")
    func unknownExample() throws {
        let directory = try TemporaryDirectory()
        let process = try CombProcess(["demo", "--example", "Nothing"], in: directory)
        expectEqual(process.status, 64)
        expect(process.errors.contains("'Nothing'"))
        for example in DemoExample.allCases { expect(process.errors.contains("'\(example.rawValue)'")) }
        try expect(directory.fileNames.isEmpty)
    }

    @Test("a difference names the first pixel")
    func difference() throws {
        let white = ScreenBitmap(width: 2, height: 2, bytes: Array(repeating: 255, count: 16))
        var bytes = white.bytes
        bytes[4 * 3] = 0
        let other = ScreenBitmap(width: 2, height: 2, bytes: bytes)
        expect(DemoDifference(swift: white, json: white) == nil)
        try expectEqual(
            require(DemoDifference(swift: white, json: other)).description,
            """
            the pixel in column 1, row 1 is #FFFFFF in the picture from Swift and #00FFFF in the one from JSON.
            """
        )
        let narrow = ScreenBitmap(width: 1, height: 2, bytes: Array(repeating: 255, count: 8))
        try expectEqual(
            require(DemoDifference(swift: white, json: narrow)).description,
            """
            the picture from Swift has 2 × 2 pixels, the one from JSON 1 × 2.
            """
        )
    }
}
