import Expectations
import Foundation
import Testing

@testable import comb

@Suite("comb new part")
struct NewPartTests {
    @Test("names begin with the side of the row and are Swift names")
    func names() {
        expectEqual(PartTemplate(name: "RightRating")?.side, .right)
        expectEqual(PartTemplate(name: "LeftMap")?.side, .left)
        for name in ["Rating", "Right", "Rightrating", "RightRa ting", "Right/../x", "", "RightРейтинг"] {
            expect(PartTemplate(name: name) == nil, "\(name)")
        }
    }

    @Test(
        "what is written compiles and its tests pass: it is what stands in the examples",
        arguments: ["RightRating", "LeftNote"]
    )
    func compiled(name: String) throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let template = try require(PartTemplate(name: name))
        let files = template.files(
            module: "Examples/YourOwnPart",
            testModule: "Tests/YourOwnPartTests",
            declarations: "Examples/YourOwnPart"
        )
        expectEqual(files.count, 4)
        for file in files {
            let text = try String(contentsOf: root.appendingPathComponent(file.path), encoding: .utf8)
            expectEqual(text, file.text, "\(file.path)")
        }
    }

    @Test("a declaration is written where it is asked for; in another module it imports that of the part")
    func declaration() throws {
        let template = try require(PartTemplate(name: "RightRating"))
        expectEqual(template.files(module: "Sources/App", testModule: "Tests/AppTests").count, 3)
        let files = template.files(
            module: "Sources/App",
            testModule: "Tests/AppTests",
            declarations: "Sources/AppDocuments"
        )
        let file = try require(files.first { $0.path == "Sources/AppDocuments/RightRating+Declaration.swift" })
        let imports = "import App\nimport Honeycomb\nimport PartDeclarations\n\n"
        expect(file.text.hasPrefix(imports + "extension RightRating: DeclaredPart {"))
        // What an app ships knows nothing of declarations.
        expectEqual(files.filter { $0.text.contains("PartDeclaration") }.count, 1)
    }

    @Test("the files are written once; a second time nothing is touched")
    func files() throws {
        let directory = try TemporaryDirectory()
        let arguments = ["new", "part", "RightRating", "--module", "Sources/App", "--tests", "Tests/AppTests"]
        let first = try CombProcess(arguments, in: directory)
        expectEqual(first.status, 0)
        let paths = [
            "Sources/App/RightRating.swift", "Sources/App/RightRatingView.swift",
            "Tests/AppTests/RightRatingTests.swift",
        ]
        expectEqual(first.output.split(separator: "\n").map(String.init), paths)
        for path in paths { try expect(!directory.data(of: path).isEmpty) }

        try directory.write("mine", to: paths[0])
        let second = try CombProcess(arguments, in: directory)
        expectEqual(second.status, 1)
        try expectEqual(directory.data(of: paths[0]), Data("mine".utf8))
    }
}
