import Expectations
import Foundation
import Testing

@Suite("comb validate")
struct ValidateCommandTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(Documents.row, to: "row.json")
        try directory.write(Documents.wrong, to: "wrong.json")
    }

    @Test("files without a problem are ok")
    func valid() throws {
        let process = try CombProcess(["validate", "row.json", "row.json"], in: directory)
        expectEqual(process.status, 0)
        expectEqual(process.output, "row.json: ok\nrow.json: ok\n")
    }

    @Test("every file is validated, whatever is wrong with the others")
    func invalid() throws {
        let process = try CombProcess(["validate", "wrong.json", "none.json", "row.json"], in: directory)
        expectEqual(process.status, 1)
        expectEqual(
            process.output,
            "wrong.json:" + Documents.wrongDiagnostic
                + "none.json: error: the file cannot be read: No such file or directory\n" + "row.json: ok\n"
        )
        expect(process.errors.isEmpty)
    }

    @Test("invalid UTF-8 and endless brackets are ordinary problems")
    func hostile() throws {
        try Data([0x7B, 0x22, 0xFF]).write(to: directory.url.appendingPathComponent("bytes.json"))
        try directory.write(String(repeating: "[", count: 1_000_000), to: "deep.json")
        let process = try CombProcess(["validate", "bytes.json", "deep.json"], in: directory)
        expectEqual(process.status, 1)
        let lines = process.output.split(separator: "\n")
        expectEqual(lines.count, 2)
        expectEqual(lines.first, "bytes.json:1:3: error: byte 0xFF is not UTF-8, at the root, allowed: UTF-8 text")
        expectEqual(
            lines.last?.hasPrefix("deep.json:1:65: error: arrays and objects are nested too deeply, at /0/0/"),
            true
        )
    }
}
