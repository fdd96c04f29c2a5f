import Expectations
import Foundation
import Testing

@Suite("comb monkey")
struct MonkeyCommandTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(Documents.row, to: "row.json")
        try directory.write(Documents.wrong, to: "wrong.json")
    }

    @Test("a document without a fault passes")
    func valid() throws {
        let process = try CombProcess(["monkey", "row.json", "--steps", "50", "--seed", "7"], in: directory)
        expectEqual(process.status, 0, "\(process.errors)")
        expectEqual(process.output, "row.json: no fault in 50 actions with seed 7\n")
    }

    @Test("an invalid document and a wrong number of actions are errors")
    func invalid() throws {
        try expectEqual(CombProcess(["monkey", "wrong.json"], in: directory).status, 1)
        let process = try CombProcess(["monkey", "row.json", "--steps", "0"], in: directory)
        expect(process.status == 64 && process.errors.contains("--steps is from 1 to 1000000."))
    }
}
