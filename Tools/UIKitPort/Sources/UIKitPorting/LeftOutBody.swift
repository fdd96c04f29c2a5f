import SwiftSyntax

/// The body of a function that stands in a condition, so that it is left out where the condition does not hold: what calls the function
/// compiles there as well.
struct LeftOutBody {
    /// What stands behind the opening brace, and before the closing one.
    let start: String
    let end: String

    /// Creates a body.
    ///
    /// - Parameters:
    ///   - condition: The condition, as `canImport(SwiftUI)`.
    ///   - need: What is missing otherwise, as a sentence. A function with a result that has no empty value ends the process with it.
    ///   - result: The type of the result; `nil` for none.
    init(condition: String, need: String, result: TypeSyntax?) {
        let instead: String
        switch result?.trimmedDescription {
        case nil, "Void", "()": instead = ""
        case "Bool": instead = "\nreturn false"
        default: instead = result?.isOptional == true ? "\nreturn nil" : "\nfatalError(\"\(need)\")"
        }
        start = "\n#if \(condition)"
        end = "#else\(instead)\n#endif\n"
    }

    /// Puts the condition between the braces.
    func insert(from left: TokenSyntax, to right: TokenSyntax, in edits: inout TextEdits) {
        edits.insert(start, at: left.endPositionBeforeTrailingTrivia)
        edits.insert(end, at: right.positionAfterSkippingLeadingTrivia)
    }
}
