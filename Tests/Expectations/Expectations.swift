import Foundation
import Testing

// `#expect` is a macro that costs the compiler up to 26 milliseconds a call, most of it for the values that a failure prints.
// With some thousand calls that is half of the time in which a module of tests compiles. Such modules use functions.

/// Records an issue, with the source line that called, unless the condition is true.
public func expect(
    _ condition: Bool,
    _ comment: @autoclosure () -> String? = nil,
    file: StaticString = #filePath,
    line: Int = #line
) {
    guard !condition else { return }
    recordFailure(of: SourceLine(file: file, number: line), values: nil, comment: comment())
}

/// Records an issue that shows both values, with the source line that called, unless they are equal.
public func expectEqual<Value: Equatable>(
    _ value: Value,
    _ expected: Value,
    _ comment: @autoclosure () -> String? = nil,
    file: StaticString = #filePath,
    line: Int = #line
) {
    guard value != expected else { return }
    let values = "\(String(reflecting: value)) is not \(String(reflecting: expected))"
    recordFailure(of: SourceLine(file: file, number: line), values: values, comment: comment())
}

/// Returns the value. Throws an error, which ends the test, if there is none.
public func require<Value>(
    _ value: Value?,
    _ comment: @autoclosure () -> String? = nil,
    file: StaticString = #filePath,
    line: Int = #line
) throws -> Value {
    if let value { return value }
    throw MissingValue(line: SourceLine(file: file, number: line), comment: comment())
}

/// Throws an error, which ends the test, unless the condition is true.
public func require(
    _ condition: Bool,
    _ comment: @autoclosure () -> String? = nil,
    file: StaticString = #filePath,
    line: Int = #line
) throws {
    if !condition { throw MissingValue(line: SourceLine(file: file, number: line), comment: comment()) }
}

private struct MissingValue: Error, CustomStringConvertible {
    var line: SourceLine
    var comment: String?

    var description: String {
        ["\(line.file):\(line.number)", line.text, comment].compactMap { $0 }.joined(separator: "\n")
    }
}

private func recordFailure(of line: SourceLine, values: String?, comment: String?) {
    let message = [values, line.text, comment].compactMap { $0 }.joined(separator: "\n")
    Issue.record(Comment(rawValue: message), sourceLocation: line.location)
}

private struct SourceLine {
    var file: StaticString
    var number: Int

    /// A location names the module too: modules of tests have folders of their names in "Tests".
    var location: SourceLocation {
        let folders = "\(file)".split(separator: "/")
        let module = folders.drop { $0 != "Tests" }.dropFirst().first ?? "Tests"
        let fileID = "\(module)/\(folders.last ?? "Expectations.swift")"
        return SourceLocation(fileID: fileID, filePath: "\(file)", line: number, column: 1)
    }

    /// The text, if the file is still where it was compiled.
    var text: String? {
        guard let text = try? String(contentsOfFile: "\(file)", encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1) else { return nil }
        return lines[number - 1].trimmingCharacters(in: .whitespaces)
    }
}
