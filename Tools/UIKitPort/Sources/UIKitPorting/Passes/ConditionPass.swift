import SwiftSyntax

/// Makes Linux one of the platforms of conditional compilation: `os(iOS)` and `canImport(UIKit)` are true there, and
/// `canImport(Combine)` if there is its stand-in.
final class ConditionPass: Pass {
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        let isPorted = node.parent?.trimmedDescription.contains("StandIn)") ?? false
        if let condition = node.condition { ConditionVisitor(self, isPorted: isPorted).walk(condition) }
        return .visitChildren
    }

    private final class ConditionVisitor: SyntaxVisitor {
        private let pass: ConditionPass

        private let isPorted: Bool

        init(_ pass: ConditionPass, isPorted: Bool) {
            self.pass = pass
            self.isPorted = isPorted
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let text = node.trimmedDescription.filter { $0 != " " }
            if !isPorted, let module = node.arguments.first?.expression.trimmedDescription,
                let standIn = ImportPass.standIns[module], text == "canImport(\(module))"
            {
                pass.replace(node, with: "(\(text) || canImport(\(standIn)))")
            }
            guard text == "os(iOS)" || text == "canImport(UIKit)", !isPorted(node) else { return .skipChildren }
            pass.replace(node, with: "(\(text) || os(Linux))")
            return .skipChildren
        }

        /// Returns whether `|| os(Linux)` follows already.
        private func isPorted(_ node: FunctionCallExprSyntax) -> Bool {
            let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
            guard let next, next.text == "||" else { return false }
            var text = ""
            var token = next.nextToken(viewMode: .sourceAccurate)
            for _ in 0..<4 {
                text += token?.text ?? ""
                token = token?.nextToken(viewMode: .sourceAccurate)
            }
            return text == "os(Linux)"
        }
    }
}
