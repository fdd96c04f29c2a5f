import Foundation
import PositionedJSON

/// A file of an older draft, rewritten in the format of 2025.10.
///
/// Only what has another notation now is rewritten: keys without `$`, `"16px"`, `"#0066cc"`, `"200ms"`, types and parts of
/// composite values with former names. Order, formatting and everything else keep their bytes.
public struct TokenUpgrade: Sendable {
    /// The file in the new format.
    public let data: Data

    /// The number of values and keys that were rewritten.
    public let changeCount: Int

    /// What is still wrong with the new file.
    public let problems: [TokenProblem]

    /// Rewrites a file.
    ///
    /// - Parameters:
    ///   - data: A JSON text in UTF-8.
    ///   - name: The name of the file for diagnostics.
    /// - Throws: The problems of a file that is not JSON.
    public init(data: Data, name: String = "tokens.json") throws(TokenError) {
        let problems = ProblemList()
        let source = TokenSource(name: name, bytes: [UInt8](data))
        guard let root = source.parse(problems), !problems.hasErrors else {
            throw TokenError(problems: problems.sorted)
        }
        var writer = UpgradeWriter()
        writer.upgrade(root)
        changeCount = writer.count
        self.data = Data(writer.edits.applied(to: source.text.bytes))
        self.problems = TokenFile.problems(in: self.data, name: name)
    }
}
