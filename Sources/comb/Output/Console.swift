import Foundation

/// Where messages go that are not the result of a command.
enum Console {
    /// Prints a line to the standard error.
    static func printError(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
