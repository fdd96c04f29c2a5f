import Expectations
import Foundation
import Testing

@Suite("comb compare")
struct CompareCommandTests {
    private let directory: TemporaryDirectory

    private static func screen(_ title: String) -> String {
        """
        {"version": 1, "sections": [{"id": "s", "header": {"type": "large", "title": "Header"}, "items": [
          {"id": "a", "left": {"type": "title", "title": "Same"}, "right": {"type": "chevron"}},
          {"id": "b", "left": {"type": "title", "title": "\(title)"}}]}]}
        """
    }

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(Self.screen("Here"), to: "screen.json")
        try directory.write(Self.screen("There"), to: "mock.json")
    }

    private func compare(_ arguments: String...) throws -> CombProcess {
        try CombProcess(["compare", "screen.json"] + arguments, in: directory)
    }

    private func draw(_ arguments: String...) throws {
        try expectEqual(CombProcess(["render"] + arguments, in: directory).status, 0)
    }

    @Test("a mock-up that is the screen itself does not differ, at any scale")
    func same() throws {
        try draw("screen.json", "-o", "same.png")
        let result = try compare("same.png", "--maximum", "0")
        expect(
            result.status == 0 && result.output == "screen.compare.png: 0 % of the pixels differ\n",
            "\(result.output)"
        )
        try draw("screen.json", "-o", "large.png", "--scale", "3")
        let large = try compare("large.png", "--tolerance", "0.35", "--maximum", "1")
        expectEqual(large.status, 0, "\(large.output)")
    }

    @Test("what differs is told with its pointer, name and frame, the most different first")
    func different() throws {
        try draw("mock.json", "-o", "mock.png")
        let result = try compare("mock.png", "-o", "out.png", "--maximum", "0.01")
        expectEqual(result.status, 1)
        let lines = result.output.split(separator: "\n")
        expectEqual(lines.count, 2, "\(result.output)")
        expectEqual(lines.last?.hasPrefix("screen.json:/sections/0/items/1: \"Here\" [16 "), true, "\(result.output)")
        expectEqual(lines.last?.hasSuffix(" % differ"), true)
    }

    @Test("a mock-up of another size is scaled to the width, keeps its aspect, and begins where it is to")
    func placed() throws {
        // Without its bar above and at half of the size.
        try draw("screen.json", "-o", "small.png", "--scale", "1")
        let small = try compare("small.png", "--tolerance", "0.6", "--maximum", "2")
        expectEqual(small.status, 0, "\(small.output)")
        try draw("screen.json", "-o", "same.png")
        let moved = try compare("same.png", "--offset", "0,20", "--maximum", "0.5")
        expectEqual(moved.status, 1, "\(moved.output)")
        let narrow = try compare("same.png", "--mockup-width", "195", "--maximum", "0.5")
        expectEqual(narrow.status, 1, "\(narrow.output)")
    }

    @Test("what has no effect in tokens is told once")
    func warnings() throws {
        try directory.write(
            #"{"opacity": {"$type": "number", "track": {"$value": 0.5}, "trak": {"$value": 0.5}}}"#,
            to: "t.json"
        )
        let result = try CombProcess(["render", "screen.json", "-o", "a.png", "--tokens", "t.json"], in: directory)
        expect(
            result.status == 0 && result.errors.components(separatedBy: "opacity.trak").count == 2,
            "\(result.errors)"
        )
    }

    @Test("pictures show what is asked for, and wrong files and numbers are refused")
    func modes() throws {
        try draw("screen.json", "-o", "same.png")
        var sizes: [Int] = []
        for mode in ["all", "beside", "over", "difference"] {
            try expectEqual(compare("same.png", "-o", "\(mode).png", "--mode", mode).status, 0)
            // The width in the header of a PNG.
            let bytes = [UInt8](try directory.data(of: "\(mode).png"))
            sizes.append(bytes[16..<20].reduce(0) { $0 * 256 + Int($1) })
        }
        expectEqual(sizes, [4 * 812 - 32, 2 * 812 - 32, 780, 780])
        try directory.write("no picture", to: "wrong.png")
        try expect(compare("wrong.png").errors.contains("no picture that can be read"))
        try expect(compare("missing.png").errors.contains("cannot be read"))
        try expectEqual(compare("same.png", "--offset", "nan,0").status, 64)
        try expectEqual(compare("same.png", "--tolerance", "2").status, 64)
        try expect(compare("same.png", "--offset", "5000,0").errors.contains("not on the screen"))
    }
}
