import Expectations
import Foundation
import Testing

/// The validator of the Debian package python3-jsonschema, which shares no code with this package.
enum SchemaValidator {
    /// The result for each document.
    static func verdicts(on documents: [String], schema: Data) throws -> [Bool] {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID())")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try schema.write(to: directory.appendingPathComponent("schema.json"))
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
        // Debian's own Python, which finds Debian's packages; another one may come first in the PATH.
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", script, directory.path, "\(documents.count)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try require(
            process.terminationStatus == 0,
            "The validator did not run. It is the Debian package python3-jsonschema, which make bootstrap installs."
        )
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0 == "True" }
    }
}
