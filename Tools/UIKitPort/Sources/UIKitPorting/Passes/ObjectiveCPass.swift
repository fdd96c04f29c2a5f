import SwiftSyntax

/// Leaves out what only an Objective-C runtime can do, where there is none: the bodies of functions that exchange methods, variables
/// that keep their implementations, and overrides of `NSObject`'s methods for forwarding. Each is reported.
final class ObjectiveCPass: Pass {
    /// Methods that an Objective-C runtime calls before it sends a message.
    private static let forwarding: Set<String> = [
        "doesNotRecognizeSelector", "forwardInvocation", "forwardingTarget", "method", "resolveClassMethod",
        "resolveInstanceMethod", "responds",
    ]
    private static let start = "#if canImport(ObjectiveC)"

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.condition?.trimmedDescription.contains("canImport(ObjectiveC)") == true ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(.override), Self.forwarding.contains(node.name.text) {
            return leaveOutDeclaration(node, "\(node.name.text): nothing asks an object for it on Linux")
        }
        if names(in: node.signature) { return leaveOutDeclaration(node, Self.advice) }
        guard let body = node.body, names(in: body) else { return .visitChildren }
        leaveOut(from: body.leftBrace, to: body.rightBrace, result: node.signature.returnClause?.type)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        names(in: node.initializer.value) || RuntimeNames.isImplementation(node.initializer.value)
            ? leaveOutDeclaration(node, Self.advice) : .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.bindings.first, node.bindings.count == 1 else { return .visitChildren }
        if let type = binding.typeAnnotation?.type, names(in: type) || RuntimeNames.isImplementation(type) {
            return leaveOutDeclaration(node, Self.advice)
        }
        if let block = binding.accessorBlock, case .getter = block.accessors, names(in: block) {
            leaveOut(from: block.leftBrace, to: block.rightBrace, result: binding.typeAnnotation?.type)
        } else if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            let closure = call.calledExpression.as(ClosureExprSyntax.self), names(in: closure)
        {
            leaveOut(from: closure.leftBrace, to: closure.rightBrace, result: binding.typeAnnotation?.type)
        }
        return .visitChildren
    }

    private static let advice = "methods cannot be exchanged on Linux: this is left out there"

    /// Whether code names something of the runtime, outside of conditions that say so.
    private func names(in node: some SyntaxProtocol) -> Bool {
        let text = node.trimmedDescription
        guard !text.contains("canImport(ObjectiveC)") else { return false }
        return node.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return declarations.runtimeNames.contains(name)
                || RuntimeNames.functions.contains(name) && !declarations.ownMembers.contains(name)
        }
    }

    private func leaveOutDeclaration(_ node: some DeclSyntaxProtocol, _ message: String) -> SyntaxVisitorContinueKind {
        remark(node, message)
        edits.insert("\(Self.start)\n", at: node.positionAfterSkippingLeadingTrivia)
        edits.insert("\n#endif", at: node.endPositionBeforeTrailingTrivia)
        return .visitChildren
    }

    /// Leaves out the code between braces, and returns what stands for no result.
    private func leaveOut(from left: TokenSyntax, to right: TokenSyntax, result: TypeSyntax?) {
        remark(left, Self.advice)
        LeftOutBody(
            condition: "canImport(ObjectiveC)",
            need: "This needs an Objective-C runtime.",
            result: result
        ).insert(from: left, to: right, in: &edits)
    }
}

/// Names of the Objective-C runtime.
enum RuntimeNames {
    /// Functions that find, exchange and add methods.
    static let functions: Set<String> = [
        "class_addMethod", "class_copyIvarList", "class_copyMethodList", "class_copyPropertyList",
        "class_getClassMethod", "class_getInstanceMethod", "class_getInstanceVariable", "class_getMethodImplementation",
        "class_replaceMethod", "imp_implementationWithBlock", "method_exchangeImplementations",
        "method_getImplementation", "method_getTypeEncoding", "method_setImplementation", "object_setClass",
        "objc_allocateClassPair", "objc_getClass", "objc_registerClassPair",
    ]

    private static let types: Set<String> = ["IMP", "Ivar", "Method", "NSInvocation", "objc_property_t"]

    /// Returns the types of the runtime that a module does not declare itself, and the names that it gives to them, and to variables
    /// of them at the top level and in types.
    static func find(in trees: [SourceFileSyntax], except typeNames: Set<String>) -> Set<String> {
        let finder = Finder(types.subtracting(typeNames))
        for tree in trees { finder.walk(tree) }
        return finder.names
    }

    /// Whether a type is that of a function of C with a selector, as implementations of methods are.
    static func isImplementation(_ type: TypeSyntax) -> Bool {
        let text = type.trimmedDescription
        return text.contains("@convention(c)") && text.contains("Selector")
    }

    private final class Finder: SyntaxVisitor {
        var names: Set<String>
        private let types: Set<String>

        init(_ types: Set<String>) {
            names = types
            self.types = types
            super.init(viewMode: .sourceAccurate)
        }

        private func namesType(_ type: TypeSyntax) -> Bool {
            isImplementation(type) || type.tokens(viewMode: .sourceAccurate).contains { types.contains($0.text) }
        }

        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
            if namesType(node.initializer.value) { names.insert(node.name.text) }
            return .skipChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.bindings {
                if let type = binding.typeAnnotation?.type, namesType(type) {
                    names.insert(binding.pattern.trimmedDescription)
                }
            }
            return .skipChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
