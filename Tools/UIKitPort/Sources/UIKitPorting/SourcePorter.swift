import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Ports the sources of a module that were written for iOS, so that they compile with HeadlessUIKit on Linux, and still on iOS.
///
/// What is mechanical is rewritten: imports, conditions, attributes of Objective-C and Interface Builder, selectors, optional
/// requirements, overrides in extensions, bridging with `as`, test classes of the main actor. What is not is reported. Sources
/// that are ported already stay as they are. Of a file that does not parse, all that the parser understands is ported.
public struct SourcePorter {
    /// The ported sources and what was left.
    public struct Result: Equatable, Sendable {
        /// All files, in the given order.
        public var files: [SourceFile]
        /// What was not ported, by file and place.
        public var remarks: [Remark]
    }

    private static let passes: [Pass.Type] = [
        ImportPass.self, ConditionPass.self, AttributePass.self, ManagedPropertyPass.self, OutletPass.self,
        ObserverPass.self, SelectorPass.self,
        OptionalRequirementPass.self, SubclassAnswerPass.self, ObjectiveCPass.self, BridgingPass.self,
        ChangeValuePass.self, ObjectMemberPass.self, RuntimePass.self,
        EffectPass.self,
        MissingPass.self,
        TestCasePass.self, FrameworkPass.self, SpacingPass.self,
    ]

    private let files: [SourceFile]
    private let others: [SourceFile]

    /// Creates a porter for all files of a module, which see each other.
    ///
    /// - Parameters:
    ///   - files: The files to port.
    ///   - others: The files of modules that the files import, such as the base classes of their tests. They are only read.
    public init(_ files: [SourceFile], others: [SourceFile] = []) {
        self.files = files
        self.others = others
    }

    /// Returns the ported files, and remarks on what was left as it is.
    public func port() -> Result {
        let trees = files.map { Parser.parse(source: $0.text) }
        let declarations = Declarations(trees, others: others.map { Parser.parse(source: $0.text) })
        var remarks: [Remark] = []
        var ported: [SourceFile] = []
        var allEdits: [TextEdits] = []
        for (file, tree) in zip(files, trees) {
            remarks += problems(in: tree, of: file.path)
            var edits = TextEdits()
            let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }.as(SourceFileSyntax.self) ?? tree
            for type in Self.passes {
                let pass = type.init(path: file.path, tree: folded, declarations: declarations)
                pass.edits = edits
                pass.walk(folded)
                edits = pass.edits
                remarks += pass.remarks
            }
            allEdits.append(edits)
            ported.append(SourceFile(path: file.path, text: edits.isEmpty ? file.text : edits.applied(to: file.text)))
        }
        let (moved, left) = ExtensionMembers(files: ported, declarations: declarations).moved { index, position in
            let converter = SourceLocationConverter(fileName: files[index].path, tree: trees[index])
            return converter.location(for: allEdits[index].originalPosition(of: position))
        }
        remarks += left
        let order = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($0.element.path, $0.offset) })
        remarks.sort { (order[$0.path] ?? 0, $0.line, $0.column) < (order[$1.path] ?? 0, $1.line, $1.column) }
        return Result(files: moved, remarks: remarks)
    }

    /// The places where a file does not parse. A blank between an attribute and its arguments is none: it is removed.
    private func problems(in tree: SourceFileSyntax, of path: String) -> [Remark] {
        guard tree.hasError else { return [] }
        let converter = SourceLocationConverter(fileName: path, tree: tree)
        return ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
            $0.diagMessage.severity == .error && !SpacingPass.mends($0.node)
        }.map {
            let place = converter.location(for: $0.position)
            return Remark(
                kind: .unported,
                path: path,
                line: place.line,
                column: place.column,
                message: "\($0.message): the file does not parse as Swift"
            )
        }
    }
}

extension Remark {
    init(
        _ kind: Kind,
        _ node: some SyntaxProtocol,
        of path: String,
        _ converter: SourceLocationConverter,
        name: String? = nil,
        _ message: String
    ) {
        let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        self.init(kind: kind, path: path, line: place.line, column: place.column, message: message, name: name)
    }
}
