import Foundation
import ScreenDocumentsCore
import ScreenFunctions

extension ExpressionFunctions {
    /// The standard functions, in the language of the document if it has one, otherwise the user's.
    static func standard(_ formatting: ValueFormatting) -> ExpressionFunctions {
        let languages = FunctionsByLanguage(formatting)
        return ExpressionFunctions { name, arguments, language in languages[language].call(name, arguments) }
    }
}

/// The functions by document language, cached.
private final class FunctionsByLanguage: @unchecked Sendable {
    private let lock = NSLock()
    private let formatting: ValueFormatting
    private var known: [String?: ScreenFunctions] = [:]

    init(_ formatting: ValueFormatting) { self.formatting = formatting }

    subscript(language: String?) -> ScreenFunctions {
        lock.lock()
        defer { lock.unlock() }
        if let functions = known[language] { return functions }
        var own = formatting
        if let language {
            own = ValueFormatting(
                locale: Locale(identifier: language),
                calendar: formatting.calendar,
                timeZone: formatting.timeZone,
                now: formatting.now
            )
        }
        let functions = ScreenFunctions(formatting: own)
        known[language] = functions
        return functions
    }
}
