import Foundation

/// Runs other programs and captures their output.
enum ProgramOutput {
    /// Runs a program and returns what it prints.
    ///
    /// - Parameters:
    ///   - program: A path, or a name that is looked up in `PATH`.
    ///   - arguments: The arguments.
    ///   - input: The file for its standard input.
    ///   - folder: Its working directory; `nil` means the current one.
    /// - Throws: A `CommandFailure` with its standard error if it fails.
    static func text(
        of program: String,
        _ arguments: [String] = [],
        input: FileHandle? = nil,
        in folder: URL? = nil
    ) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        if let folder { process.currentDirectoryURL = folder }
        if let input { process.standardInput = input }
        let (output, problems) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = problems
        do {
            try process.run()
        } catch {
            throw CommandFailure("\(program) cannot be started: \(error.reason)")
        }
        // Standard output may exceed the buffer of a pipe, standard error is assumed to be short.
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let words = String(decoding: problems.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let command = ([program] + arguments).joined(separator: " ")
            throw CommandFailure("\(command): \(words.isEmpty ? "failed" : words.trimmingCharacters(in: .newlines))")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
