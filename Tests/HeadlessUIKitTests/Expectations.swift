import Foundation
import Testing

// `#expect` is a macro that costs the compiler 26 milliseconds a call, most of it for the values that a failure prints. With
// some 5,000 calls that was half of the time in which these tests compile, so they use functions.

/// Records an issue, with the source line that called, unless the condition is true.
func expect(
    _ condition: Bool,
    _ comment: @autoclosure () -> String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
) {
    guard !condition else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    recordFailure(of: sourceLine(at: location), values: nil, comment: comment(), at: location)
}

/// Records an issue that shows both values, with the source line that called, unless they are equal.
func expectEqual<Value: Equatable>(
    _ value: Value,
    _ expected: Value,
    _ comment: @autoclosure () -> String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
) {
    guard value != expected else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let values = "\(String(reflecting: value)) is not \(String(reflecting: expected))"
    recordFailure(of: sourceLine(at: location), values: values, comment: comment(), at: location)
}

private func recordFailure(of source: String?, values: String?, comment: String?, at location: SourceLocation) {
    let message = [values, source, comment].compactMap { $0 }.joined(separator: "\n")
    Issue.record(Comment(rawValue: message), sourceLocation: location)
}

/// The text of a line of source, if the file is still where it was compiled.
private func sourceLine(at location: SourceLocation) -> String? {
    guard let text = try? String(contentsOfFile: location.filePath, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(location.line - 1) else { return nil }
    return lines[location.line - 1].trimmingCharacters(in: .whitespaces)
}
