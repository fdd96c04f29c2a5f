import Foundation

/// What another program prints.
enum ProgramOutput {
    /// Runs a program and returns what it prints.
    ///
    /// - Parameters:
    ///   - program: A name that is looked up in `PATH`, or a path.
    ///   - arguments: The arguments.
    ///   - input: A file that it reads as its standard input.
    ///   - folder: The folder that it runs in; `nil` for the current one.
    /// - Throws: A `CommandFailure` with what it says is wrong.
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
        // What is wrong is short; what is printed may be longer than a pipe holds.
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
