import Foundation
import Honeycomb
import ScreenDocuments
import Testing

@Suite("The schema of screen documents")
struct SchemaTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let examples = ["Examples/Screens", "Examples/CellList/Screens", "Examples/Readme/Screens"].flatMap {
        folder in
        let directory = repository.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { directory.appendingPathComponent($0) }
    }

    @Test("an independent validator takes all examples and refuses what the reader refuses")
    func validator() throws {
        #expect(Self.examples.count >= 6)
        let documents = try Self.examples.map { try String(contentsOf: $0, encoding: .utf8) }
        let wrong = [
            #"{"version":1}"#,
            #"{"version":2,"sections":[]}"#,
            #"{"version":1,"sections":[{"id":"s","items":[{"id":"i","left":{"type":"titel","title":""}}]}]}"#,
            #"{"version":1,"sections":[{"id":"s","items":[{"id":"i","left":{"type":"title"}}]}]}"#,
            #"{"version":1,"sections":[{"id":"s","items":[{"id":"i","left":{"type":"title","title":"","x":1}}]}]}"#,
            #"{"version":1,"sections":[{"id":"s","layout":{"columns":{"fixed":0}}}]}"#,
            #"{"version":1,"theme":"dark","sections":[]}"#,
        ]
        for document in documents {
            #expect(throws: Never.self) { try ScreenDocument(data: Data(document.utf8)) }
        }
        for document in wrong {
            #expect(throws: ScreenDocumentError.self) { try ScreenDocument(data: Data(document.utf8)) }
        }
        let verdicts = try validate(documents + wrong)
        #expect(verdicts == documents.map { _ in true } + wrong.map { _ in false })
    }

    @Test("the schema knows every declared part, header and footer by its name")
    func names() throws {
        let schema = String(decoding: try ScreenDocument.schema(), as: UTF8.self)
        for name in DeclaredParts.lefts.map({ $0.documentName }) + DeclaredParts.rights.map({ $0.documentName })
            + DeclaredParts.headers.map({ $0.documentName }) + DeclaredParts.footers.map({ $0.documentName })
        {
            #expect(schema.contains("\"const\" : \"\(name)\""), "\(name)")
        }
    }

    /// What the validator of the Debian package python3-jsonschema says of each document.
    private func validate(_ documents: [String]) throws -> [Bool] {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID())")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try ScreenDocument.schema().write(to: directory.appendingPathComponent("schema.json"))
        let script = """
            import json, sys
            from jsonschema import Draft202012Validator
            schema = json.load(open(sys.argv[1] + "/schema.json"))
            Draft202012Validator.check_schema(schema)
            validator = Draft202012Validator(schema)
            for index in range(int(sys.argv[2])):
                print(validator.is_valid(json.load(open(f"{sys.argv[1]}/{index}.json"))))
            """
        for (index, document) in documents.enumerated() {
            try Data(document.utf8).write(to: directory.appendingPathComponent("\(index).json"))
        }
        // Debian's own Python, which sees Debian's packages; another one may come first on the PATH.
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", script, directory.path, "\(documents.count)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(
            process.terminationStatus == 0,
            "The validator did not run. It is the Debian package python3-jsonschema, which make bootstrap installs."
        )
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0 == "True" }
    }
}
