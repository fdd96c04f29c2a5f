import Foundation

/// All problems of a file of tokens.
public struct TokenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems by file and position, with the warnings; at least one is an error.
    public let problems: [TokenProblem]

    /// Creates an error.
    public init(problems: [TokenProblem]) {
        self.problems = problems
    }

    /// One line for each problem.
    public var description: String {
        problems.map(\.description).joined(separator: "\n")
    }
}

extension TokenError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}
