import SwiftSyntax

/// Casts objects of type `AnyObject` whose members are read: only an Objective-C runtime finds members of any class.
///
/// Known are parameters of functions, and properties with a list of objects in the same file.
final class ObjectMemberPass: Pass {
    /// The classes of members that are read from objects of any class.
    private static let owners: [String: String] = {
        let members = [
            "NSLayoutConstraint": [
                "constant", "firstAttribute", "firstItem", "multiplier", "priority", "relation", "secondAttribute",
                "secondItem",
            ],
            "UISegmentedControl": ["selectedSegmentIndex"],
            "UISwitch": ["isOn"],
            "UIView": ["alpha", "bounds", "frame", "isHidden", "subviews", "superview", "tag"],
        ]
        return members.reduce(into: [:]) { result, entry in
            for name in entry.value { result[name] = entry.key }
        }
    }()

    private lazy var lists: Set<String> = {
        let finder = ListFinder(viewMode: .sourceAccurate)
        if let root { finder.walk(root) }
        return finder.names
    }()
    private var root: SourceFileSyntax?

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        root = node
        return node.description.contains("AnyObject") ? .visitChildren : .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        guard let owner = Self.owners[name], let base = node.base else { return .visitChildren }
        if let chained = base.as(OptionalChainingExprSyntax.self), isObject(chained.expression) {
            cast(chained.expression, "as? \(owner))")
        } else if let forced = base.as(ForceUnwrapExprSyntax.self), isObject(forced.expression) {
            cast(forced.expression, "as! \(owner))")
            edits.replace(forced.exclamationMark.trimmedRange, with: "")
        } else if base.is(DeclReferenceExprSyntax.self) || base.is(SubscriptCallExprSyntax.self), isObject(base) {
            cast(base, "as! \(owner))")
        } else {
            return .visitChildren
        }
        // A message to any object returns a `Float`, unless the other side of a comparison says what is meant.
        if name == "priority", !isBesidePriority(node) {
            edits.insert(".rawValue", at: node.endPositionBeforeTrailingTrivia)
        }
        return .skipChildren
    }

    private func cast(_ expression: ExprSyntax, _ type: String) {
        edits.insert("(", at: expression.positionAfterSkippingLeadingTrivia)
        edits.insert(" \(type)", at: expression.endPositionBeforeTrailingTrivia)
    }

    /// Whether an expression is a parameter that is an `AnyObject`, or an element of a list of them.
    private func isObject(_ expression: ExprSyntax) -> Bool {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return type(ofParameter: reference)?.hasPrefix("AnyObject") ?? false
        }
        if let access = expression.as(MemberAccessExprSyntax.self) {
            return ["first", "last"].contains(access.declName.baseName.text) && access.base.map(isList) ?? false
        }
        return expression.as(SubscriptCallExprSyntax.self).map { isList($0.calledExpression) } ?? false
    }

    private func isList(_ expression: ExprSyntax) -> Bool {
        if let access = expression.as(MemberAccessExprSyntax.self) {
            return lists.contains(access.declName.baseName.text)
        }
        guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return false }
        return lists.contains(reference.baseName.text)
    }

    /// The type of the parameter that a name stands for, in the nearest function that has one of that name.
    private func type(ofParameter reference: DeclReferenceExprSyntax) -> String? {
        var node = reference.parent
        while let current = node {
            let signature =
                current.as(FunctionDeclSyntax.self)?.signature ?? current.as(InitializerDeclSyntax.self)?.signature
            let parameter = signature?.parameterClause.parameters.first {
                ($0.secondName ?? $0.firstName).text == reference.baseName.text
            }
            if let parameter { return parameter.type.trimmedDescription }
            if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self),
                declares(current, reference.baseName.text)
            {
                return nil
            }
            node = current.parent
        }
        return nil
    }

    /// Whether a closure or function has a variable or parameter of its own with a name.
    private func declares(_ scope: Syntax, _ name: String) -> Bool {
        let finder = NameFinder(name)
        finder.walk(scope)
        return finder.isFound
    }

    private func isBesidePriority(_ node: MemberAccessExprSyntax) -> Bool {
        var expression = Syntax(node)
        while let parent = expression.parent {
            if let list = parent.as(LabeledExprListSyntax.self) {
                return list.contains { argument in
                    let text = argument.expression.trimmedDescription
                    return text.hasPrefix(".") || text.hasPrefix("UILayoutPriority")
                }
            }
            if let comparison = parent.as(InfixOperatorExprSyntax.self) {
                let sides = [comparison.leftOperand, comparison.rightOperand].map(\.trimmedDescription)
                return sides.contains { $0.hasPrefix(".") || $0.hasPrefix("UILayoutPriority") }
            }
            expression = parent
        }
        return false
    }
}

/// Finds the properties and variables that are lists of `AnyObject`.
private final class ListFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let type = node.typeAnnotation?.type.trimmedDescription
        if type == "[AnyObject]" || type == "Array<AnyObject>" { names.insert(node.pattern.trimmedDescription) }
        return .visitChildren
    }
}

/// Looks for a variable or a parameter of a closure.
private final class NameFinder: SyntaxVisitor {
    private let name: String
    private(set) var isFound = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        isFound = isFound || node.identifier.text == name
        return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        isFound = isFound || node.name.text == name
        return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        isFound = isFound || (node.secondName ?? node.firstName).text == name
        return .skipChildren
    }
}
