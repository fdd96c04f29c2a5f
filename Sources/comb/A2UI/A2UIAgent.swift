import A2UIScreens
import Foundation

/// A program that answers events. It gets an event on the first line of standard input, and on the second the data models if the
/// surface sends them; it prints messages and exits.
struct A2UIAgent {
    let program: String

    /// Runs the program with an event.
    ///
    /// - Returns: The messages that it prints.
    /// - Throws: A `CommandFailure` if the program fails or prints invalid JSON.
    func answer(_ event: DocumentValue, _ models: DocumentValue?) throws -> [DocumentValue] {
        let lines = [event, models].compactMap { $0?.json }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
        try OutputFile.write(Data(lines.map { $0 + "\n" }.joined().utf8), to: file.path)
        defer { try? FileManager.default.removeItem(at: file) }
        let text = try ProgramOutput.text(of: program, input: try FileHandle(forReadingFrom: file))
        guard text.contains(where: { !$0.isWhitespace }) else { return [] }
        let answer = A2UIMessageFile(Array(text.utf8))
        if let problem = answer.problems.first { throw CommandFailure(A2UIOptions.line(problem, of: program)) }
        return answer.entries.map(\.message)
    }
}
