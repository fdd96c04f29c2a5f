import Foundation

/// Lines of output that GitHub shows beside the code of a pull request.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions", `error`.
public struct GitHubAnnotation: Sendable {
    private let workspace: String?

    /// Creates annotations for a machine of GitHub Actions; `nil` on others.
    public init?(environment: [String: String]) {
        guard environment["GITHUB_ACTIONS"] == "true" else { return nil }
        workspace = environment["GITHUB_WORKSPACE"]
    }

    /// Creates annotations on any machine, with paths below a folder.
    public init(workspace: String?) {
        self.workspace = workspace
    }

    /// Returns the line of an error.
    ///
    /// - Parameters:
    ///   - message: What is wrong.
    ///   - file: The path of the file, which is shown below the workspace.
    ///   - line: The line in the file, from 1.
    ///   - title: The heading.
    public func line(_ message: String, file: String, line: Int = 1, title: String = "Snapshot") -> String {
        var path = file
        if let workspace, path.hasPrefix(workspace + "/") { path.removeFirst(workspace.count + 1) }
        return "::error file=\(property(path)),line=\(line),title=\(property(title))::\(text(message))"
    }

    private func text(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    private func property(_ value: String) -> String {
        text(value).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}
