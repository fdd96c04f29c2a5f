import SwiftSyntax

/// The optional requirements whose callers depend on whether they are implemented: in `if let rows = delegate?.rows?(section)`, or where
/// two callers use different default values.
///
/// A default of such a requirement notes that it ran, and its callers ask for the note:
/// `if let rows = OptionalRequirements.answer("rows(_:)", { delegate?.rows(section) })`.
struct OptionalAnswers {
    /// The requirements, as `rows(_:)` or `title`.
    let requirements: Set<String>
    /// Those of them with a type of which no value is known. Their default returns memory of zeros, so each caller asks for the note.
    let unmade: Set<String>
    /// The protocol that the code stands beside that takes the notes; `nil` without any.
    let home: String?

    static let none = OptionalAnswers(requirements: [], unmade: [], home: nil)

    private init(requirements: Set<String>, unmade: Set<String>, home: String?) {
        self.requirements = requirements
        self.unmade = unmade
        self.home = home
    }

    /// Finds the requirements in the files of a module.
    init(_ trees: [SourceFileSyntax]) {
        let declared = Requirements(viewMode: .sourceAccurate)
        for tree in trees { declared.walk(tree) }
        let calls = OptionalCallDefaults(viewMode: .sourceAccurate)
        if !declared.protocols.isEmpty { for tree in trees { calls.walk(tree) } }
        var unmade: Set<String> = []
        var found: Set<String> = []
        for (key, type) in declared.types {
            let values = calls.found[key] ?? []
            let isAgreed = values.count == 1 && values.allSatisfy { OptionalDefault.isConstant($0) }
            if OptionalDefault.emptyValue(of: type) == nil, calls.asked.contains(key) || !isAgreed {
                unmade.insert(key)
            }
            if calls.asked.contains(key) || !values.isEmpty && !isAgreed { found.insert(key) }
        }
        self.unmade = unmade
        found.formUnion(unmade)
        requirements = found
        home = declared.order.first { name in
            found.contains { declared.protocols[$0]?.contains(name) == true }
        }
    }

    /// The code that takes the notes.
    static let code = """
        /// Tells the answer to an optional requirement from its default, which notes that it ran.
        enum OptionalRequirements {
            nonisolated(unsafe) private static var noted: String?

            static func answer<Value>(_ name: String, _ body: () -> Value?) -> Value? {
                let value = body()
                defer { noted = nil }
                return noted == name ? nil : value
            }

            static func note<Value>(_ name: String, _ value: Value) -> Value {
                noted = name
                return value
            }

            /// A value that nobody looks at, of a type of which none can be made.
            static func unseen<Value>() -> Value {
                withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
                    UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
                    return memory[0]
                }
            }
        }
        """

    /// The optional requirements with values that are never `nil`, by name, with the protocols that declare them.
    private final class Requirements: SyntaxVisitor {
        var protocols: [String: Set<String>] = [:]
        var types: [String: TypeSyntax] = [:]
        var order: [String] = []

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            order.append(node.name.text)
            for member in node.memberBlock.members {
                if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.contains(.optional),
                    function.hasPlainValue
                {
                    protocols[function.requirementName, default: []].insert(node.name.text)
                    types[function.requirementName] = function.signature.returnClause?.type
                } else if let variable = member.decl.as(VariableDeclSyntax.self),
                    variable.modifiers.contains(.optional), let binding = variable.bindings.first,
                    let type = binding.typeAnnotation?.type, !type.isOptional
                {
                    protocols[binding.pattern.trimmedDescription, default: []].insert(node.name.text)
                    types[binding.pattern.trimmedDescription] = type
                }
            }
            return .skipChildren
        }
    }
}

extension FunctionDeclSyntax {
    /// The name with the argument labels, as `rows(_:of:)`.
    var requirementName: String { "\(name.text)(\(argumentLabels.map { $0 + ":" }.joined()))" }

    /// Whether the method returns a value that is not optional, and throws nothing.
    fileprivate var hasPlainValue: Bool {
        guard let type = signature.returnClause?.type, signature.effectSpecifiers == nil else { return false }
        return !type.isOptional && type.trimmedDescription != "Void" && type.trimmedDescription != "()"
    }
}

extension FunctionCallExprSyntax {
    /// The name of the method with the labels of the arguments, as far as they stand in parentheses.
    func requirementName(_ name: String) -> String {
        "\(name)(\(arguments.map { ($0.label?.text ?? "_") + ":" }.joined()))"
    }
}

extension TypeSyntax {
    var isOptional: Bool { self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}
