import Expectations
import Foundation
import HeadlessUIKit
import Testing

/// Holds the pictures of the README and the pages against what `comb` draws. `make pictures` writes them.
@MainActor
@Suite("Pictures of the documentation")
struct PictureTests {
    nonisolated private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    nonisolated private static let images = root.appendingPathComponent("Documentation/Images")

    /// The name of each picture with the arguments of `comb`.
    nonisolated private static let list: [[String]] = {
        let text = try? String(contentsOf: images.appendingPathComponent("pictures.txt"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: " ").map(String.init) }
    }()

    @Test("each picture is what comb draws", arguments: list)
    func picture(line: [String]) throws {
        let reference = Self.images.appendingPathComponent(line[0])
        let directory = try TemporaryDirectory()
        let arguments = line.dropFirst().map { argument in
            argument.hasPrefix("Examples/") ? Self.root.appendingPathComponent(argument).path : argument
        }

        let process = try CombProcess(arguments + ["-o", "picture.png"], in: directory)

        try require(process.status == 0, "\(process.errors)")
        let drawn = try directory.data(of: "picture.png")
        if ProcessInfo.processInfo.environment["README_PICTURES"] != nil { try drawn.write(to: reference) }
        let shown = try Data(contentsOf: reference)
        try expectEqual(pixels(drawn), pixels(shown), "\(line[0]) is out of date: run `make pictures`")
    }

    @Test("every picture of the pages is in the list, and legible")
    func legible() throws {
        expect(Self.list.count > 5)
        for line in Self.list {
            let image = try require(UIImage(data: Data(contentsOf: Self.images.appendingPathComponent(line[0]))))
            expect(image.size.width <= 900, "\(line[0])")
        }
        let names = Set(Self.list.map { $0[0] } + ["pictures.txt", "preview.png", "preview-tokens.png"])
        try expectEqual(Set(FileManager.default.contentsOfDirectory(atPath: Self.images.path)), names)
    }

    private func pixels(_ data: Data) throws -> Data {
        let image = try require(UIImage(data: data)?.cgImage)
        return try require(image.dataProvider?.data as Data?)
    }
}
