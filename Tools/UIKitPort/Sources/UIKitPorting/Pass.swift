import SwiftParser
import SwiftSyntax

/// One kind of change: walks a file, and collects edits and remarks.
class Pass: SyntaxVisitor {
    let declarations: Declarations
    private(set) var remarks: [Remark] = []
    var edits = TextEdits()

    private let path: String
    private let converter: SourceLocationConverter

    required init(path: String, tree: SourceFileSyntax, declarations: Declarations) {
        self.path = path
        self.declarations = declarations
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    /// Notes that a node is left as it is.
    func remark(_ node: some SyntaxProtocol, kind: Remark.Kind = .manual, name: String? = nil, _ message: String) {
        remarks.append(Remark(kind, node, of: path, converter, name: name, message))
    }

    /// Removes a node and the white space that follows it. A comment behind it stays.
    func remove(_ node: some SyntaxProtocol) {
        var end = node.endPositionBeforeTrailingTrivia
        let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        let between = Array(node.trailingTrivia) + Array(next?.leadingTrivia ?? [])
        for piece in between {
            guard piece.isSpaceOrTab || piece.isNewline else { break }
            end = end.advanced(by: piece.sourceLength.utf8Length)
        }
        edits.replace(node.positionAfterSkippingLeadingTrivia..<end, with: "")
    }

    /// Replaces a node without the white space and comments around it.
    func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.replace(node.trimmedRange, with: text)
    }
}
