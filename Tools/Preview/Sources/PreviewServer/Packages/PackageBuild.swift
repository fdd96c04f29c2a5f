import Foundation

/// The result of a build.
enum PackageBuild: Sendable {
    /// The program.
    case done(URL)
    /// What the compiler reports, with places in files.
    case failed([String])

    /// Returns the errors in the output of a build, each with the lines of code that the compiler shows with it; the last
    /// lines of the output if there is none.
    ///
    /// - Parameter folder: Files in it are named from there.
    static func problems(in output: String, relativeTo folder: URL) -> [String] {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var problems: [String] = []
        var known: Set<String> = []
        var isInProblem = false
        for line in lines {
            if isError(line) {
                // A file is compiled for several targets, and errors are repeated at the end.
                isInProblem = known.insert(line).inserted
                if isInProblem {
                    problems.append(line.replacingOccurrences(of: folder.path + "/", with: ""))
                }
            } else if isInProblem, isCode(line) {
                problems[problems.count - 1] += "\n" + line
            } else {
                isInProblem = false
            }
        }
        guard problems.isEmpty else { return Array(problems.prefix(maximumCount)) }
        let rest = lines.filter { !$0.isEmpty }.suffix(maximumLineCount)
        return rest.isEmpty ? ["The build failed and printed nothing."] : Array(rest)
    }

    /// `file:line:column: error: message` or `error: message`.
    private static func isError(_ line: String) -> Bool {
        line.hasPrefix("error: ") || line.contains(": error: ") || line.contains(": fatal error: ")
            || line.contains("undefined reference to")
    }

    /// A line of code as the compiler shows it: `12 |     text`.
    private static func isCode(_ line: String) -> Bool {
        let rest = line.drop { $0 == " " || $0.isNumber }
        return line.first == " " && rest.first == "|" || line.first?.isNumber == true && rest.hasPrefix("|")
    }

    private static let maximumCount = 20
    private static let maximumLineCount = 20
}
