import SwiftParser
import SwiftSyntax

/// Overrides in an extension of a class of UIKit, of methods that an extension of another class of UIKit declares: Objective-C finds them,
/// Swift can't declare them. The method that is overridden calls them by another name, for objects of their class.
struct ExtensionOverrides {
    private struct Method: Hashable {
        var name: String
        var labels: [String]
    }

    private let declarations: Declarations
    /// The classes of UIKit whose extensions override a method.
    private var overriding: [Method: [String]] = [:]
    private var declared: Set<Method> = []

    /// Finds the overrides in the files of a module.
    init(_ trees: [SourceFileSyntax], declarations: Declarations) {
        self.declarations = declarations
        for method in trees.flatMap({ methods(in: $0) }) {
            if method.node.modifiers.contains(.override) {
                if canBeCalled(method.node) { overriding[key(method.node), default: []].append(method.type) }
            } else {
                declared.insert(key(method.node))
            }
        }
        for method in overriding.keys where !declared.contains(method) { overriding[method] = nil }
    }

    /// Whether a member of an extension is called by the method that it overrides.
    func calls(_ member: DeclSyntax, in type: String) -> Bool {
        guard let function = member.as(FunctionDeclSyntax.self), function.modifiers.contains(.override) else {
            return false
        }
        return overriding[key(function)]?.contains(type) == true && canBeCalled(function)
    }

    /// Returns a file in which the methods call their overrides.
    func applied(to file: SourceFile) -> SourceFile {
        guard !overriding.isEmpty else { return file }
        var edits = TextEdits()
        for method in methods(in: Parser.parse(source: file.text)) {
            let node = method.node
            if calls(DeclSyntax(node), in: method.type) {
                edits.replace(node.name.trimmedRange, with: otherName(node, method.type))
                for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
                    edits.replace(modifier.trimmedRange, with: "")
                }
            } else if !node.modifiers.contains(.override), let types = overriding[key(node)], let body = node.body {
                dispatch(node, body, to: types, &edits)
            }
        }
        return edits.isEmpty ? file : SourceFile(path: file.path, text: edits.applied(to: file.text))
    }

    private func dispatch(
        _ node: FunctionDeclSyntax,
        _ body: CodeBlockSyntax,
        to types: [String],
        _ edits: inout TextEdits
    ) {
        let arguments = node.signature.parameterClause.parameters.map { parameter in
            let value = (parameter.secondName ?? parameter.firstName).text
            return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
        }
        let calls = types.map { type in
            "\n        if let object = self as? \(type) { "
                + "return object.\(otherName(node, type))(\(arguments.joined(separator: ", "))) }"
        }
        edits.insert(calls.joined(), at: body.leftBrace.endPositionBeforeTrailingTrivia)
        // What was the only expression of the body was its result.
        if node.signature.returnClause != nil, body.statements.count == 1, let only = body.statements.first,
            only.item.is(ExprSyntax.self)
        {
            edits.insert("\n        return ", at: only.positionAfterSkippingLeadingTrivia)
        }
    }

    private func otherName(_ node: FunctionDeclSyntax, _ type: String) -> String { "\(type)_\(node.name.text)" }

    private func key(_ node: FunctionDeclSyntax) -> Method { Method(name: node.name.text, labels: node.argumentLabels) }

    /// Whether an override needs nothing of the method that it overrides, and gets only what can be handed on.
    private func canBeCalled(_ node: FunctionDeclSyntax) -> Bool {
        node.body?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) } == false
            && node.signature.effectSpecifiers == nil && node.genericParameterClause == nil
            && node.signature.parameterClause.parameters.allSatisfy {
                $0.ellipsis == nil && !$0.type.trimmedDescription.hasPrefix("inout ")
            }
    }

    /// The methods in extensions of classes that are not declared in the module, with the names of the classes.
    private func methods(in tree: SourceFileSyntax) -> [(type: String, node: FunctionDeclSyntax)] {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.found.filter { namesOfUIKit.contains($0.type) && declarations.types[$0.type] == nil }
    }

    private final class Finder: SyntaxVisitor {
        var found: [(type: String, node: FunctionDeclSyntax)] = []

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let type = node.extendedType.trimmedDescription
            for member in node.memberBlock.members {
                if let function = member.decl.as(FunctionDeclSyntax.self) { found.append((type, function)) }
            }
            return .skipChildren
        }
    }
}
