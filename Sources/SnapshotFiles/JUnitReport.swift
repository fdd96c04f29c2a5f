import Foundation

/// The results of scenarios as JUnit XML, which servers of continuous integration read.
///
/// A test suite is a scenario, a test case a variant and a check. Source of the format: the schema of Apache Ant's JUnit task, in the
/// form that Jenkins, GitLab and Bazel accept.
public struct JUnitReport: Sendable {
    private let results: [ScenarioResult]

    /// Creates a report.
    public init(_ results: [ScenarioResult]) {
        self.results = results
    }

    /// The document.
    public var xml: String {
        let suites = Dictionary(grouping: results, by: \.scenario).sorted { $0.key < $1.key }
        let failureCount = results.count { $0.outcome == .failed }
        let seconds = results.reduce(0) { $0 + $1.seconds }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="snapshots" tests="\(results.count)" failures="\(failureCount)" time="\(number(seconds))">
            \(suites.map { suite($0.key, $0.value) }.joined(separator: "\n"))
            </testsuites>

            """
    }

    private func suite(_ name: String, _ results: [ScenarioResult]) -> String {
        let failureCount = results.count { $0.outcome == .failed }
        let seconds = results.reduce(0) { $0 + $1.seconds }
        return """
            <testsuite name="\(escaped(name))" tests="\(results.count)" failures="\(failureCount)" time="\(number(seconds))">
            \(results.map(testCase).joined(separator: "\n"))
            </testsuite>
            """
    }

    private func testCase(_ result: ScenarioResult) -> String {
        let name = escaped("\(result.variant): \(result.check)")
        let start = """
            <testcase classname="\(escaped(result.scenario))" name="\(name)" file="\(escaped(result.source))" \
            time="\(number(result.seconds))"
            """
        switch result.outcome {
        case .failed:
            let message = escaped(result.messages.first ?? "failed")
            let text = escaped(result.messages.joined(separator: "\n"))
            return "\(start)><failure message=\"\(message)\">\(text)</failure></testcase>"

        case .recorded: return "\(start)><system-out>recorded</system-out></testcase>"
        case .passed where !result.messages.isEmpty:
            return "\(start)><system-out>\(escaped(result.messages.joined(separator: "\n")))</system-out></testcase>"

        case .passed: return "\(start)/>"
        }
    }

    private func number(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

    /// Returns a text for attributes and elements. XML 1.0 has no control characters but tab and line breaks.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t", "\r": result.unicodeScalars.append(scalar)
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
