import Expectations
import Foundation
import SnapshotFiles
import Testing

@Suite("comb snapshots of documents")
struct SnapshotsOfDocumentsTests {
    private let directory: TemporaryDirectory

    /// A folder with documents, one of them in a folder of its own with the name of another.
    init() throws {
        directory = try TemporaryDirectory()
        for (name, title) in [("home", "Home"), ("shop", "Shop"), ("more/home", "More")] {
            try directory.write(document(title), to: "screens/\(name).json")
        }
    }

    private func document(_ title: String) -> String {
        """
        {"version": 1, "sections": [{"id": "s", "items": [
          {"id": "a", "left": {"type": "title", "title": "\(title)"}, "right": {"type": "chevron"}}]}]}
        """
    }

    private func run(_ arguments: String...) throws -> CombProcess {
        try CombProcess(["snapshots"] + arguments, in: directory)
    }

    private func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=t", "-c", "user.email=t@t"] + arguments
        process.currentDirectoryURL = directory.url
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        expectEqual(process.terminationStatus, 0)
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: directory.url.appendingPathComponent(path).path)
    }

    @Test("recorded references are compared; a change is told in words, shown on a page, and accepted")
    func changes() throws {
        let recorded = try run("record", "screens", "-o", "out", "--checks", "image", "layout")
        expectEqual(recorded.status, 0, "\(recorded.errors)")
        expect(recorded.output.hasPrefix("12 checks of 3 scenarios, 12 recorded, 0 failed"))
        expect(
            exists("screens/__Snapshots__/home/dark.png")
                && exists("screens/more/__Snapshots__/home/standard.layout.txt")
        )
        try expectEqual(run("compare", "screens", "-o", "out", "--checks", "image", "layout").status, 0)

        try directory.write(document("Start"), to: "screens/home.json")
        try directory.write(document("Others"), to: "screens/more/home.json")
        let compared = try run("compare", "screens", "-o", "out", "--junit", "junit.xml", "--github")
        expectEqual(compared.status, 1)
        expect(
            compared.output.contains("screens/home (dark), image:\n")
                && compared.output.contains("\"Start\": text \"Home\" → \"Start\"")
        )
        expect(compared.output.contains("::error file=screens/home.json,line=1,title=screens/home (dark)%2C image::"))
        expect(compared.output.contains("6 checks of 3 scenarios, 4 failed"))
        expect(
            String(decoding: try directory.data(of: "junit.xml"), as: UTF8.self).contains("tests=\"6\" failures=\"4\"")
        )
        // Documents of one name in two folders have failures of their own.
        let results = try SnapshotRun(directory: directory.url.appendingPathComponent("out")).failures().map(\.result)
        expectEqual(Set(results).count, 4)

        let dark = try run("accept", "out", "--only", "screens/home/*dark*")
        expect(
            dark.status == 0 && dark.output.hasSuffix("screens/__Snapshots__/home/dark.png\n"),
            "\(dark.output)\(dark.errors)"
        )
        try expect(run("compare", "screens", "-o", "out").output.contains("3 failed"))
        try expectEqual(run("accept", "out").status, 0)
        try expectEqual(run("compare", "screens", "-o", "out").status, 0)
        try expectEqual(run("orphans", "screens").status, 0)
        try FileManager.default.removeItem(at: directory.url.appendingPathComponent("screens/shop.json"))
        try expect(run("orphans", "screens").output.contains("__Snapshots__/shop/dark.png"))
    }

    @Test("a missing reference is a failure of compare, and written by record --missing alone")
    func missing() throws {
        let compared = try run("compare", "screens/shop.json", "-o", "out", "--appearances", "light")
        expect(compared.status == 1 && compared.output.contains("there is no reference"))
        expect(!exists("screens/__Snapshots__"))
        let recorded = try run("record", "screens/shop.json", "-o", "out", "--missing", "--appearances", "light")
        expect(recorded.status == 0 && recorded.output.contains("1 recorded"))
        try expect(
            run("record", "screens/shop.json", "-o", "out", "--missing").output.contains("1 recorded, 0 failed")
        )
    }

    @Test("shards make up the whole, also by Bazel's variables of the environment")
    func shards() throws {
        let parts = try (1...2).map {
            try run("record", "screens", "-o", "out\($0)", "--shard", "\($0)/2", "--appearances", "light")
        }
        let counts = parts.map { Int($0.output.prefix { $0.isNumber }) ?? 0 }
        expect(counts.reduce(0, +) == 3 && counts.allSatisfy { $0 > 0 }, "\(parts.map(\.output))")
        try expectEqual(run("compare", "screens", "-o", "out", "--appearances", "light").status, 0)
    }

    @Test("only what a change can affect is compared")
    func affected() throws {
        try expectEqual(run("compare", "screens", "-o", "out", "--affected").status, 1)
        try git("init", "--quiet")
        try directory.write("out*\n", to: ".gitignore")
        try expectEqual(run("record", "screens", "-o", "out").status, 0)
        try git("add", ".")
        try git("commit", "--quiet", "--message", "Screens")
        try expect(run("compare", "screens", "-o", "out", "--affected").output.hasPrefix("0 checks of 0 scenarios"))
        try directory.write(document("New"), to: "screens/more/home.json")
        let compared = try run("compare", "screens", "-o", "out", "--affected")
        expect(
            compared.status == 1 && compared.output.contains("2 checks of 1 scenarios, 2 failed, 2 scenarios left out")
        )
        let unknown = try run("compare", "screens", "-o", "out", "--affected", "--since", "nothing")
        expect(unknown.status == 1 && unknown.errors.contains("nothing"))
    }

    @Test("scenarios of tests are printed by what a change can affect, a star stands for all")
    func affectedTests() throws {
        try expectEqual(run("affected", "nowhere").status, 1)
        let unknown = try run("affected", "screens")
        expect(unknown.output == "*\n" && unknown.errors.contains("tells of no scenarios"))
        try git("init", "--quiet")
        for (name, type) in [("Price", "PriceView"), ("Rating", "RatingView")] {
            try directory.write("final class \(type) {}\n", to: "Sources/App/\(name).swift")
        }
        try git("add", ".")
        try git("commit", "--quiet", "--message", "App")
        let entries = ["Rows/Price": "PriceView", "Rows/Rating": "RatingView"].mapValues {
            ScenarioIndex.Entry(seconds: 1, types: [$0], source: "Tests/AppTests/ScenarioTests.swift")
        }
        try ScenarioIndex(scenarios: entries).write(to: directory.url.appendingPathComponent(".results"))
        try directory.write("final class PriceView { let height = 7 }\n", to: "Sources/App/Price.swift")
        try expectEqual(run("affected", ".results").output, "Rows/Price\n")
        try directory.write("let spacing = 7\n", to: "Sources/App/Spacing.swift")
        try expectEqual(run("affected", ".results").output, "*\n")
    }

    @Test("wrong arguments are told, and a broken document fails alone")
    func errors() throws {
        try expectEqual(run("compare", "screens", "--shard", "3/2").status, 64)
        try expectEqual(run("compare", "screens", "--devices", "iPhone 99").status, 64)
        try expectEqual(run("compare", "screens", "--checks", "all").status, 64)
        try expectEqual(run("compare", "screens", "--precision", "nan").status, 64)
        try expectEqual(run("compare", "screens", "--locales", "x\"y").status, 64)
        try expectEqual(run("compare", "nowhere").status, 1)
        try expectEqual(run("compare", "out").status, 1)
        try directory.write("{", to: "screens/broken.json")
        let recorded = try run("record", "screens", "-o", "out", "--appearances", "light")
        expectEqual(recorded.status, 1)
        expect(
            recorded.output.contains("screens/broken (standard), image:")
                && recorded.output.contains("3 recorded, 1 failed")
        )
    }

    @Test("a language replaces that of the document, and devices are known by their names")
    func variants() throws {
        let recorded = try run(
            "record",
            "screens/home.json",
            "-o",
            "out",
            "--locales",
            "ar",
            "en",
            "--appearances",
            "light",
            "--devices",
            "iphone se (3rd generation)",
            "ipad (a16)-landscape-oneThird"
        )
        expectEqual(recorded.status, 0, "\(recorded.errors)")
        expect(exists("screens/__Snapshots__/home/iPad-A16-landscape-oneThird-ar.png"))
        expect(exists("screens/__Snapshots__/home/iPhone-SE-3rd-generation-en.png"))
        try expect(run("devices").output.contains("iPhone 16 Pro: 402 × 874 at 3x"))
    }
}
