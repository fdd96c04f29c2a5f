import Foundation
import Testing

/// Holds the code of the README, the articles and the tutorial against files that are compiled.
///
/// A sample has to be in one of those files, line by line; blank lines and indentation do not count. What it imports has to be
/// imported there. Files of SwiftUI are compiled where SwiftUI is.
@Suite("Code in the documentation")
struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folders with files that are compiled by a target of this package or of `Tools/Preview`.
    private static let compiled = [
        "Examples/Readme", "Examples/SwiftUIPreviews", "Examples/SignUp", "Tests/ReadmeTests",
        "Tests/ScreenDocumentsTests",
        "Tools/Preview/Tests",
    ]

    @Test("every Swift sample of the README, the pages and the catalogs is code that is compiled")
    func samples() throws {
        let sources = try Self.compiled.flatMap { try Self.files(in: $0, with: ["swift"]) }.map(Source.init)
        let pages = try ["Sources", "Examples"].flatMap { try Self.files(in: $0, with: ["md"]) }
            .filter { $0.path.contains(".docc/") }
        let readme = Self.root.appendingPathComponent("README.md")
        var count = 0
        for page in try pages + [readme] + Self.files(in: "Documentation", with: ["md"]) {
            for sample in try Sample.all(in: page) where !sample.isManifest {
                count += 1
                #expect(sources.contains { $0.contains(sample) }, "\(page.path):\(sample.line) is in no compiled file")
            }
        }
        #expect(count > 50, "only \(count) samples were found")
    }

    @Test("every file of the tutorial is code that is compiled")
    func tutorial() throws {
        let sources = try Self.compiled.flatMap { try Self.files(in: $0, with: ["swift"]) }.map(Source.init)
        let files = try Self.files(in: "Sources/Honeycomb/Honeycomb.docc", with: ["swift"])
        #expect(!files.isEmpty)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let sample = Sample(line: 1, text: text)
            #expect(sources.contains { $0.contains(sample) }, "\(file.path) is in no compiled file")
        }
    }

    @Test("the version of the dependency is the newest of the changelog")
    func version() throws {
        let changelog = try String(contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        let pattern = #"(?<=\n## \[)\d+\.\d+\.\d+(?=\])"#
        let version = changelog[try #require(changelog.range(of: pattern, options: .regularExpression))]
        #expect(readme.contains(".package(url: \"ADDRESS-OF-THIS-REPOSITORY\", from: \"\(version)\")"))
    }

    @Test("a sample that differs in one word, or imports another module, is found")
    func differences() throws {
        let source = Source(text: "import A\n\nfunc f() {\n    let x = 1\n\n    print(x)    // 1\n}\n")
        #expect(source.contains(Sample(line: 1, text: "let x = 1\nprint(x) // 1")))
        #expect(source.contains(Sample(line: 1, text: "import A\n\nlet x = 1")))
        #expect(!source.contains(Sample(line: 1, text: "let x = 2\nprint(x)    // 1")))
        #expect(!source.contains(Sample(line: 1, text: "import B\n\nlet x = 1")))
        #expect(!source.contains(Sample(line: 1, text: "let x")))
    }

    private static func files(in folder: String, with extensions: Set<String>) throws -> [URL] {
        let url = root.appendingPathComponent(folder)
        let all = try #require(FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil), "\(folder)")
        return all.compactMap { $0 as? URL }.filter { extensions.contains($0.pathExtension) }.sorted {
            $0.path < $1.path
        }
    }
}

/// A block of Swift in a page.
private struct Sample {
    let line: Int
    let imports: Set<String>
    let lines: [String]

    /// A line of a manifest, which no target compiles.
    var isManifest: Bool { lines.allSatisfy { $0.hasPrefix(".package(") || $0.hasPrefix(".product(") } }

    init(line: Int, text: String) {
        self.line = line
        (imports, lines) = text.codeLines
    }

    static func all(in page: URL) throws -> [Sample] {
        var samples: [Sample] = []
        var start: Int?
        var block: [Substring] = []
        let text = try String(contentsOf: page, encoding: .utf8)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```swift") {
                start = number + 1
                block = []
            } else if line.hasPrefix("```"), let first = start {
                samples.append(Sample(line: first, text: block.joined(separator: "\n")))
                start = nil
            } else if start != nil {
                block.append(line)
            }
        }
        return samples
    }
}

/// A file that is compiled.
private struct Source {
    let imports: Set<String>
    let lines: [String]

    init(text: String) {
        (imports, lines) = text.codeLines
    }

    init(_ url: URL) throws {
        self.init(text: try String(contentsOf: url, encoding: .utf8))
    }

    func contains(_ sample: Sample) -> Bool {
        guard let first = sample.lines.first, sample.imports.isSubset(of: imports) else { return false }
        return lines.indices.contains { index in
            lines[index] == first && lines[index...].starts(with: sample.lines)
        }
    }
}

extension String {
    /// The modules that are imported, and the other lines without blank ones, indentation and the width of spaces.
    fileprivate var codeLines: (imports: Set<String>, lines: [String]) {
        let lines = split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter {
            !$0.isEmpty
        }
        let imports = lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) }
        return (Set(imports), lines.filter { !$0.hasPrefix("import ") })
    }
}
