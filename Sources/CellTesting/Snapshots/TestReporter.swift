import PortableUIKit
import Testing
import XCTest

/// Reports to the test that is running, of Swift Testing or XCTest.
@MainActor
struct TestReporter {
    let fileID: StaticString
    let filePath: StaticString
    let line: Int
    let column: Int

    /// Records a failure, with files for those who look at the results.
    func fail(_ message: String, attachments: [(name: String, data: Data)]) {
        let location = SourceLocation(
            fileID: "\(fileID)",
            filePath: "\(filePath)",
            line: line,
            column: column
        )
        if Test.current != nil {
            for (name, data) in attachments + FailureRecordings.attachments() {
                Attachment.record([UInt8](data), named: name, sourceLocation: location)
            }
        }
        // A detached task has no current test. Of the two libraries only the one that runs listens.
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        if Test.current != nil { return }
        XCTFail(message, file: filePath, line: UInt(line))
    }

    /// Prints a warning, which does not fail the test.
    func warn(_ message: String) {
        FileHandle.standardError.write(Data("\(filePath):\(line): warning: \(message)\n".utf8))
    }
}
