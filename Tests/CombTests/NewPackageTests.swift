import Expectations
import Foundation
import Testing

@testable import comb

@Suite("comb new package")
struct NewPackageTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("names are module names that Honeycomb has not taken")
    func names() {
        expectEqual(PackageTemplate(name: "Offers")?.name, "Offers")
        expect(PackageTemplate(name: "Offers2") != nil)
        for name in ["offers", "2Offers", "Of fers", "../Offers", "", "Honeycomb", "PreviewServer", "Предложения"] {
            expect(PackageTemplate(name: name) == nil, "\(name)")
        }
    }

    @Test("what is written compiles and its tests pass: it is what stands in the examples")
    func compiled() throws {
        let template = try require(PackageTemplate(name: "Welcome"))
        let files = template.files(directory: "Examples/NewPackage", honeycomb: "../..")
        expectEqual(files.count, 10)
        for file in files {
            let text = try String(contentsOf: Self.root.appendingPathComponent(file.path), encoding: .utf8)
            expectEqual(text, file.text, "\(file.path)")
        }
    }

    @Test("the path to Honeycomb is relative where both are near each other")
    func paths() {
        func path(_ from: String, _ to: String) -> String {
            NewPackageCommand.path(from: URL(fileURLWithPath: from), to: URL(fileURLWithPath: to))
        }
        expectEqual(path("/code/apps/Offers", "/code/Honeycomb"), "../../Honeycomb")
        expectEqual(path("/code/Honeycomb/Offers", "/code/Honeycomb"), "..")
        expectEqual(path("/code/Honeycomb/Examples/../Offers", "/code/Honeycomb/"), "..")
        expectEqual(path("/tmp/Offers", "/code/Honeycomb"), "/code/Honeycomb")
        let far = PackageTemplate(name: "Offers")?.files(directory: "Offers", honeycomb: "/code/Honeycomb") ?? []
        expect(far.contains { $0.text.contains("path: \"/code/Honeycomb/Tools/Preview\"") })
    }

    @Test("the files are written once; a second time nothing is touched")
    func files() throws {
        let directory = try TemporaryDirectory()
        let arguments = ["new", "package", "Offers", "--honeycomb", Self.root.path]
        let first = try CombProcess(arguments, in: directory)
        expectEqual(first.status, 0)
        let paths = first.output.split(separator: "\n").map(String.init)
        expectEqual(paths.count, 10)
        expect(paths.contains("Offers/Sources/Offers/OffersViewController.swift"))
        for path in paths { try expect(!directory.data(of: path).isEmpty) }

        try directory.write("mine", to: "Offers/README.md")
        let second = try CombProcess(arguments, in: directory)
        expectEqual(second.status, 1)
        try expectEqual(directory.data(of: "Offers/README.md"), Data("mine".utf8))
    }

    @Test("a wrong name and a wrong checkout are errors that say what is wanted")
    func errors() throws {
        let directory = try TemporaryDirectory()
        try expectEqual(CombProcess(["new", "package", "offers"], in: directory).status, 64)
        let wrong = try CombProcess(["new", "package", "Offers", "--honeycomb", "nowhere"], in: directory)
        expectEqual(wrong.status, 1)
        expect(wrong.errors.contains("is no checkout of Honeycomb"))
    }
}
