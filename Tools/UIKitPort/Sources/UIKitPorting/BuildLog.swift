import Foundation

/// The errors in the output of `swift build`.
public struct BuildLog: Sendable {
    /// The paths of the files with errors, as the compiler printed them.
    private let failedPaths: Set<String>
    /// Types and members that the compiler did not find, with the place of each use.
    let missing: [(name: String, place: String)]

    /// Reads the output of a build. An error that is printed several times counts once.
    public init(_ text: String) {
        var paths: Set<String> = []
        var missing: [(name: String, place: String)] = []
        var seen: Set<Substring> = []
        for line in text.split(whereSeparator: \.isNewline) {
            guard let range = line.range(of: ".swift:"), let error = line.range(of: ": error: "),
                range.upperBound < error.lowerBound, seen.insert(line).inserted
            else { continue }
            let path = String(line[..<range.lowerBound]) + ".swift"
            paths.insert(path)
            if let name = Self.missingName(in: line[error.upperBound...]) {
                missing.append((name, "\(path):\(line[range.upperBound..<error.lowerBound])"))
            }
        }
        failedPaths = paths
        self.missing = missing
    }

    /// Returns whether the compiler found errors in a file, whose path is relative to the ported folder.
    func hasErrors(in path: String) -> Bool {
        failedPaths.contains { $0 == path || $0.hasSuffix("/" + path) }
    }

    /// The name of the member or type in a message such as "value of type 'UIView' has no member 'keyboardLayoutGuide'".
    private static func missingName(in message: Substring) -> String? {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        if message.contains(" has no member '"), quoted.count >= 4 { return "\(quoted[1]).\(quoted[3])" }
        if message.hasPrefix("cannot find "), message.hasSuffix(" in scope"), quoted.count >= 2 {
            return String(quoted[1])
        }
        return nil
    }
}
