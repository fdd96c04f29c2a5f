import Foundation
import ScreenDocumentsCore
import ScreenFunctions

extension ExpressionFunctions {
    /// The functions of an app, in the language of the document if it has one, otherwise the user's.
    static func of(_ functions: ScreenFunctions) -> ExpressionFunctions {
        let languages = FunctionsByLanguage(functions)
        let own = functions.ownSignatures.map { ($0.name, $0) }
        return ExpressionFunctions(
            signatures: StandardFunctions.ofDocuments.merging(own) { $1 },
            call: { name, arguments, language in languages[language].call(name, arguments) },
            languages: [functions.formatting.locale.languageTag],
            isPattern: { SafePattern($0) != nil }
        )
    }
}

/// The functions by document language, cached.
private final class FunctionsByLanguage: @unchecked Sendable {
    private let lock = NSLock()
    private let functions: ScreenFunctions
    private var known: [String?: ScreenFunctions] = [:]

    init(_ functions: ScreenFunctions) { self.functions = functions }

    subscript(language: String?) -> ScreenFunctions {
        lock.lock()
        defer { lock.unlock() }
        if let functions = known[language] { return functions }
        var own = functions
        if let language {
            let formatting = functions.formatting
            own.formatting = ValueFormatting(
                locale: Locale(identifier: language),
                calendar: formatting.calendar,
                timeZone: formatting.timeZone,
                now: formatting.now
            )
        }
        known[language] = own
        return own
    }
}
