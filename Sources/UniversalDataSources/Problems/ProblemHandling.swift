import PortableUIKit

/// A closure that handles problems of a universal data source.
public typealias UniversalDataSourceProblemHandler = @MainActor (UniversalDataSourceProblem) -> Void

extension UniversalDataSourceProblem {
    /// Fails an assertion in debug builds and writes one line to standard error in release builds.
    @MainActor public static func standardHandler(_ problem: UniversalDataSourceProblem) {
        assertionFailure(problem.description)
        FileHandle.standardError.write(Data((problem.description + "\n").utf8))
    }
}

/// Reports each problem once, although a screen requests the same cell repeatedly.
@MainActor
final class ProblemReports {
    var handler: UniversalDataSourceProblemHandler
    private(set) var reported: Set<UniversalDataSourceProblem> = []

    init(handler: @escaping UniversalDataSourceProblemHandler) {
        self.handler = handler
    }

    func report(_ problem: UniversalDataSourceProblem) {
        if reported.insert(problem).inserted { handler(problem) }
    }
}
