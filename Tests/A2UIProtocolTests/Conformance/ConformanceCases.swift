import Expectations
import Foundation
import PositionedJSON
import ScreenDocumentsCore
import Testing

@testable import A2UIProtocol

/// The public cases of the protocol, which stay outside of the repository: in a folder `shared/a2ui` beside it, or where the
/// variable `A2UI_CASES` says.
enum ConformanceCases {
    static let folder: URL? = {
        let given = ProcessInfo.processInfo.environment["A2UI_CASES"].map { URL(fileURLWithPath: $0) }
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let beside = root.deletingLastPathComponent().appendingPathComponent("shared/a2ui")
        return [given, beside].compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0.path) }
    }()

    static var isAvailable: Bool { folder != nil }

    /// Reads a file of cases, or of the specification. An empty list if it is not there.
    static func cases(_ name: String) -> [ConformanceCase] {
        guard let node = node("cases/\(name).json") else { return [] }
        return node.elementNodes.map { ConformanceCase(name: $0.member("name")?.stringValue ?? "", node: $0) }
    }

    static func node(_ path: String) -> JSONNode? {
        guard let folder, let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        else {
            return nil
        }
        return try? JSONNode.parsed(text)
    }

    /// The names of the files of cases that check messages against a schema.
    static var schemaFiles: [String] {
        guard let folder else { return [] }
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("cases").path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted().filter { name in
            node("cases/\(name).json")?.member("tests") != nil
        }
    }
}

struct ConformanceCase: Sendable, CustomTestStringConvertible {
    let name: String
    let node: JSONNode
    var testDescription: String { name }

    /// The steps, or the case itself if it has one step.
    var steps: [JSONNode] { node.member("steps")?.elementNodes ?? [node] }

    func catalog() throws -> A2UICatalog {
        let catalog = try require(node.member("catalog"))
        let version = A2UIVersion(rawValue: catalog.member("version")?.stringValue ?? "0.9") ?? .v0_9
        func schema(_ key: String) throws -> JSONNode {
            guard let value = catalog.member(key) else { return try JSONNode.parsed("{}") }
            guard let path = value.stringValue else { return value }
            let name = path.replacingOccurrences(of: "test_data/", with: "cases/data/")
            return try require(ConformanceCases.node(name), "no file \(name)")
        }
        return A2UICatalog(
            version: version,
            catalog: try schema("catalog_schema"),
            commonTypes: try schema("common_types_schema"),
            serverToClient: try schema("s2c_schema")
        )
    }
}

/// Expects what a step says: a result, or an error whose message has a pattern.
func expectStep(_ step: JSONNode, _ result: () throws -> DocumentValue?) {
    do {
        let value = try result()
        if let pattern = step.member("expect_error")?.stringValue {
            Issue.record("no error \(pattern); \(value?.json ?? "nothing")")
        } else if let expected = step.member("expect") ?? step.member("expect_output"), let value {
            expectEqual(value.json, DocumentValue(expected).json)
        }
    } catch {
        guard let pattern = step.member("expect_error")?.stringValue else {
            Issue.record("an error: \(error)")
            return
        }
        let text = "\(error)"
        let isFound = text.contains(pattern) || text.range(of: pattern, options: .regularExpression) != nil
        expect(isFound, "\(text) instead of \(pattern)")
    }
}
