import CellTesting
import Foundation
import XCTest

/// Assertions in XCTest: references are found by the name of the method, and failures are failures of the test case.
final class XCTestSnapshotTests: XCTestCase {
    #if !canImport(ObjectiveC)
    nonisolated(unsafe) private var failures: [String] = []
    nonisolated(unsafe) private var collectsFailures = false

    override func recordFailure(
        withDescription description: String,
        inFile filePath: String,
        atLine lineNumber: Int,
        expected: Bool
    ) {
        guard collectsFailures else {
            super.recordFailure(
                withDescription: description,
                inFile: filePath,
                atLine: lineNumber,
                expected: expected
            )
            return
        }
        failures.append(description)
    }

    func testDifferenceFailsTheTestCase() {
        collectsFailures = true
        MainActor.assumeIsolated {
            assertSnapshot(of: "one\nthree", as: .lines, named: "1", record: .never, testName: "testLines()")
        }
        collectsFailures = false
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("line 2 is new: three") == true, failures.first ?? "")
    }
    #endif

    func testLines() {
        MainActor.assumeIsolated { assertSnapshot(of: "one\ntwo", as: .lines, record: .never) }
    }

    func testMessage() throws {
        let message = try MainActor.assumeIsolated {
            try verifySnapshot(of: "one", as: .lines, named: "1", record: .never, testName: "testLines()")
        }
        XCTAssertTrue(message?.contains("line 2 is gone: two") == true, message ?? "none")
    }
}
