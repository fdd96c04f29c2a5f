import Foundation

/// The output for messages that are not the result of a command.
enum Console {
    /// Prints a line to standard error.
    static func printError(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
