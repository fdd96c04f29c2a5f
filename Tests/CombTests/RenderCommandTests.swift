import Expectations
import Foundation
import Honeycomb
import LoopbackServers
import Testing

@Suite("comb render")
struct RenderCommandTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(Documents.row, to: "row.json")
        try directory.write(Documents.wrong, to: "wrong.json")
    }

    /// The width and height in the header of a PNG file.
    private func pngSize(of name: String) throws -> [Int] {
        let bytes = [UInt8](try directory.data(of: name))
        expectEqual(bytes.prefix(8), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        return [16, 20].map { bytes[$0..<($0 + 4)].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test("a picture is named after the document and as high as the content")
    func defaults() throws {
        let process = try CombProcess(["render", "row.json"], in: directory)
        expectEqual(process.status, 0)
        let size = try pngSize(of: "row.png")
        expectEqual(process.output, "row.png: \(size[0]) × \(size[1]) pixels\n")
        expectEqual(size[0], 780)
        expect((100..<400).contains(size[1]))
    }

    @Test("width, height and scale decide the size of the picture")
    func size() throws {
        let arguments = ["render", "row.json", "-o", "small.png", "--width", "320", "--height", "200", "--scale", "3"]
        let process = try CombProcess(arguments, in: directory)
        expectEqual(process.output, "small.png: 960 × 600 pixels\n")
        try expectEqual(pngSize(of: "small.png"), [960, 600])
    }

    @Test("appearance, direction, text size, contrast and bold text change the picture")
    func traits() throws {
        var pictures: Set<Data> = []
        let variants = [
            [], ["--appearance", "dark"], ["--direction", "rtl"], ["--text-size", "accessibilityLarge"],
            ["--contrast", "high"], ["--bold-text"],
        ]
        for variant in variants {
            try expectEqual(CombProcess(["render", "row.json", "--height", "300"] + variant, in: directory).status, 0)
            pictures.insert(try directory.data(of: "row.png"))
        }
        expectEqual(pictures.count, variants.count)
    }

    @Test("--system chooses the version of iOS: 18 is drawn as 17, 26 has wider switches")
    func system() throws {
        let toggle = """
            { "version": 1, "sections": [ { "id": "main", "items": [
              { "id": "row", "left": { "type": "title", "title": "Title" }, "right": { "type": "toggle", "isOn": true } }
            ] } ] }
            """
        try directory.write(toggle, to: "toggle.json")
        let pictures = try [[], ["--system", "17"], ["--system", "18"], ["--system", "26"]].map { option in
            try expectEqual(CombProcess(["render", "toggle.json"] + option, in: directory).status, 0)
            return try directory.data(of: "toggle.png")
        }
        expectEqual(pictures[1], pictures[0])
        expectEqual(pictures[2], pictures[0])
        expect(pictures[3] != pictures[0])
    }

    @Test("SVG and PDF are vectors with real text")
    func vectors() throws {
        try expectEqual(CombProcess(["render", "row.json", "-o", "row.svg"], in: directory).status, 0)
        let svg = String(decoding: try directory.data(of: "row.svg"), as: UTF8.self)
        expect(svg.contains("<svg") && svg.contains("<text") && svg.contains("Title"))
        try expectEqual(CombProcess(["render", "row.json", "-o", "row.pdf"], in: directory).status, 0)
        try expect(directory.data(of: "row.pdf").starts(with: Data("%PDF".utf8)))
    }

    @Test("an invalid document is reported to standard error and preserves the old picture")
    func wrongDocument() throws {
        try directory.write("old", to: "wrong.png")
        let process = try CombProcess(["render", "wrong.json"], in: directory)
        expectEqual(process.status, 1)
        expect(process.output.isEmpty)
        expectEqual(process.errors, "wrong.json:" + Documents.wrongDiagnostic)
        try expectEqual(directory.data(of: "wrong.png"), Data("old".utf8))
        try expectEqual(directory.fileNames, ["row.json", "wrong.json", "wrong.png"])
    }

    @Test("a file that cannot be read or written is named with the reason")
    func files() throws {
        let missing = try CombProcess(["render", "none.json"], in: directory)
        expectEqual(missing.status, 1)
        expectEqual(missing.errors, "none.json: error: the file cannot be read: No such file or directory\n")
        let unwritable = try CombProcess(["render", "row.json", "-o", "none/row.png"], in: directory)
        expectEqual(unwritable.status, 1)
        expectEqual(unwritable.errors, "Error: none/row.png cannot be written: No such file or directory\n")
        try expectEqual(directory.fileNames, ["row.json", "wrong.json"])
    }

    @Test("content that is too high for a picture is rejected with the limit, and nothing is written")
    func tooHigh() throws {
        try directory.write(Documents.rows(1000), to: "long.json")
        let process = try CombProcess(["render", "long.json"], in: directory)
        expectEqual(process.status, 1)
        expect(process.errors.hasPrefix("Error: The content, "))
        expect(process.errors.hasSuffix("pixels; a side has at most 16384.\n"))
        try expectEqual(directory.fileNames, ["long.json", "row.json", "wrong.json"])
    }

    @Test("a screen without content is a picture of one pixel's height")
    func empty() throws {
        try directory.write("{\"version\": 1, \"sections\": []}", to: "empty.json")
        try expectEqual(CombProcess(["render", "empty.json"], in: directory).status, 0)
        try expectEqual(pngSize(of: "empty.png"), [780, 1])
    }

    private func writeImageRow(port: Int) throws {
        try directory.write(
            #"""
            { "version": 1, "sections": [{ "id": "s", "items": [{ "id": "row", "left": {
              "type": "imageTitle", "title": "Title",
              "image": { "url": "http://127.0.0.1:\#(port)/a.png", "placeholder": "avatar" } } }] }] }
            """#,
            to: "image.json"
        )
    }

    @Test("an image by address is loaded only if asked for, and the other case is said")
    func images() throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let data = try require(red.pngData())
        let server = try LoopbackServer(file: data)
        defer { server.stop() }
        try writeImageRow(port: server.port)
        let plain = try CombProcess(["render", "image.json"], in: directory)
        expectEqual(plain.status, 0)
        expectEqual(plain.errors, "1 image by address drawn as placeholders; --load-images loads them.\n")
        let placeholder = try directory.data(of: "image.png")
        let loaded = try CombProcess(["render", "image.json", "--load-images"], in: directory)
        expectEqual(loaded.status, 0)
        expect(loaded.errors.isEmpty)
        try expect(directory.data(of: "image.png") != placeholder)
    }

    @Test("an image that cannot be loaded is reported beside the result, and its placeholder is drawn")
    func missingImage() throws {
        // Nothing listens at the first port.
        try writeImageRow(port: 1)
        try expectEqual(CombProcess(["render", "image.json"], in: directory).status, 0)
        let placeholder = try directory.data(of: "image.png")
        let process = try CombProcess(["render", "image.json", "--load-images"], in: directory)
        expectEqual(process.status, 0)
        expect(process.errors.hasPrefix("http://127.0.0.1:1/a.png: the image could not be loaded: "))
        expect(process.output.hasPrefix("image.png: "))
        try expectEqual(directory.data(of: "image.png"), placeholder)
    }
}
