import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import Testing

@testable import comb

@Suite("comb matrix")
struct MatrixCommandTests {
    @Test("the committed items are up to date with the declarations of the parts")
    func current() throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let directory = repository.appendingPathComponent("Sources/CellParts/Items")
        let files = MatrixSource.declared.files
        for file in files {
            let committed = try String(contentsOf: directory.appendingPathComponent(file.name), encoding: .utf8)
            expectEqual(committed, file.text, "make matrix writes another \(file.name)")
        }
        let present = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        expectEqual(Set(present), Set(files.map(\.name)))
    }

    @Test("every left part is combined with every right part, except for two that are both on or off")
    func crossings() {
        let text = MatrixSource.declared.files.map(\.text).joined()
        for left in DeclaredParts.designSystem.matrixLefts {
            for right in DeclaredParts.designSystem.matrixRights {
                let name = "public typealias \(left.itemName)\(right.itemName)Item"
                let isThere = ["<", " "].contains { text.contains(name + $0) }
                expectEqual(isThere, left.isSensible(with: right), "\(name)")
            }
        }
    }

    @Test("a stale file is an error with --check and is removed otherwise")
    func staleFiles() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("matrix-\(UUID())")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let stale = directory.appendingPathComponent("GoneItems.swift")
        try "".write(to: stale, atomically: true, encoding: .utf8)

        #expect(throws: (any Error).self) {
            try MatrixCommand.parse(["--output", directory.path, "--check"]).run()
        }
        try MatrixCommand.parse(["--output", directory.path]).run()
        expect(!FileManager.default.fileExists(atPath: stale.path))
        try MatrixCommand.parse(["--output", directory.path, "--check"]).run()
    }
}
