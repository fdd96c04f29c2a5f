import Foundation
import Honeycomb
import PartDeclarations
import Testing

/// A temporary directory for a test, removed with the last reference to it.
final class TemporaryDirectory {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("comb-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ text: String, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    func data(of name: String) throws -> Data {
        try Data(contentsOf: url.appendingPathComponent(name))
    }

    var fileNames: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}

/// The output and exit status of a run of the built `comb`.
struct CombProcess {
    let status: Int32
    let output: String
    let errors: String

    /// Runs `comb`, which is built beside the tests, in a directory, with a text as its standard input.
    init(_ arguments: [String], in directory: TemporaryDirectory, input: String? = nil) throws {
        let streams = try TemporaryDirectory()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            .deletingLastPathComponent()
            .appendingPathComponent("comb")
        process.arguments = arguments
        process.currentDirectoryURL = directory.url
        process.standardInput = FileHandle.nullDevice
        if let input {
            try streams.write(input, to: "input")
            process.standardInput = try FileHandle(forReadingFrom: streams.url.appendingPathComponent("input"))
        }
        process.standardOutput = try Self.file("output", in: streams)
        process.standardError = try Self.file("errors", in: streams)
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: try streams.data(of: "output"), as: UTF8.self)
        errors = String(decoding: try streams.data(of: "errors"), as: UTF8.self)
    }

    private static func file(_ name: String, in directory: TemporaryDirectory) throws -> FileHandle {
        try directory.write("", to: name)
        return try FileHandle(forWritingTo: directory.url.appendingPathComponent(name))
    }
}

/// The documents used by the tests.
enum Documents {
    static let row = """
        { "version": 1, "sections": [
          { "id": "main", "header": { "type": "large", "title": "Header" }, "items": [
            { "id": "row", "left": { "type": "title", "title": "Title" }, "right": { "type": "chevron" },
              "separator": "leftRight16", "isEnabled": false } ] },
          { "id": "empty" } ] }
        """

    static let wrong = """
        { "version": 1, "sections": [
          { "id": "main", "items": [ { "id": "row", "left": { "type": "titel" } } ] } ] }
        """

    static let wrongDiagnostic = """
        2:63: error: unknown left part "titel" (did you mean "title"?), at /sections/0/items/0/left/type, \
        allowed: \(DeclaredParts.designSystem.lefts.map { "\"\($0.documentName)\"" }.joined(separator: ", "))

        """

    /// A screen with a number of rows.
    static func rows(_ count: Int) -> String {
        let items = (0..<count).map { #"{ "id": "\#($0)", "left": { "type": "title", "title": "Row \#($0)" } }"# }
        return "{ \"version\": 1, \"sections\": [ { \"id\": \"s\", \"items\": [\(items.joined(separator: ","))] } ] }"
    }
}
