import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Ports the sources of a module that were written for iOS, so that they compile with HeadlessUIKit on Linux, and still on iOS.
///
/// What is mechanical is rewritten: imports, conditions, attributes of Objective-C and Interface Builder, selectors, optional
/// requirements, overrides in extensions, bridging with `as`, test classes of the main actor. What is not is reported. Sources
/// that are ported already stay as they are.
public struct SourcePorter {
    /// The ported sources and what was left.
    public struct Result: Equatable, Sendable {
        /// All files, in the given order.
        public var files: [SourceFile]
        /// What was not ported, by file and place.
        public var remarks: [Remark]
    }

    private static let passes: [Pass.Type] = [
        ImportPass.self, ConditionPass.self, AttributePass.self, OutletPass.self, SelectorPass.self,
        OptionalRequirementPass.self, BridgingPass.self, RuntimePass.self, EffectPass.self, TestCasePass.self,
    ]

    private let files: [SourceFile]

    /// Creates a porter for all files of a module, which see each other.
    public init(_ files: [SourceFile]) {
        self.files = files
    }

    /// Returns the ported files, and remarks on what was left as it is.
    public func port() -> Result {
        let trees = files.map { Parser.parse(source: $0.text) }
        let declarations = Declarations(trees)
        var remarks: [Remark] = []
        var ported: [SourceFile] = []
        for (file, tree) in zip(files, trees) {
            if tree.hasError {
                remarks.append(
                    Remark(
                        path: file.path,
                        line: 1,
                        column: 1,
                        message: "the file does not parse as Swift, and is left as it is"
                    )
                )
                ported.append(file)
                continue
            }
            var edits = TextEdits()
            let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }.as(SourceFileSyntax.self) ?? tree
            for type in Self.passes {
                let pass = type.init(path: file.path, tree: folded, declarations: declarations)
                pass.edits = edits
                pass.walk(folded)
                edits = pass.edits
                remarks += pass.remarks
            }
            ported.append(SourceFile(path: file.path, text: edits.isEmpty ? file.text : edits.applied(to: file.text)))
        }
        let (moved, left) = ExtensionMembers(files: ported, declarations: declarations).moved()
        remarks += left
        let order = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($0.element.path, $0.offset) })
        remarks.sort { (order[$0.path] ?? 0, $0.line, $0.column) < (order[$1.path] ?? 0, $1.line, $1.column) }
        return Result(files: moved, remarks: remarks)
    }
}
