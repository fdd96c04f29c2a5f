import Foundation

/// Checks the spelling of words and completes them.
///
/// A headless machine has no dictionaries: no language is available, and no word is misspelled. Learned words are
/// completed and guessed.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    private var ignored: [String] = []

    /// Creates a checker.
    public nonisolated override init() {
        super.init()
    }

    /// The languages with a dictionary: none.
    open class var availableLanguages: [String] { [] }

    /// Returns the range of the first misspelled word; the location is `NSNotFound` if there is none, as always here.
    open func rangeOfMisspelledWord(
        in stringToCheck: String,
        range: NSRange,
        startingAt startingOffset: Int,
        wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }

    /// Returns the learned words that differ from a word by case only, in alphabetical order; `nil` if there are none.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = Self.word(range, in: string)?.lowercased() else { return nil }
        let guesses = Self.learned.filter { $0.lowercased() == word }.sorted()
        return guesses.isEmpty ? nil : guesses
    }

    /// Returns the learned words that begin with a partial word, in alphabetical order; `nil` if there are none.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let start = Self.word(range, in: string), !start.isEmpty else { return nil }
        let completions = Self.learned.filter { $0.hasPrefix(start) && $0 != start }.sorted()
        return completions.isEmpty ? nil : completions
    }

    /// Ignores a word in this checker.
    open func ignoreWord(_ wordToIgnore: String) {
        if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
    }

    /// The words that this checker ignores.
    open var ignoredWords: [String]? {
        get { ignored }
        set { ignored = newValue ?? [] }
    }

    /// Adds a word to the user's own. Kept until the process ends.
    open class func learnWord(_ word: String) {
        learned.insert(word)
    }

    /// Returns whether a word is one of the user's own.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

    /// Removes a word from the user's own.
    open class func unlearnWord(_ word: String) {
        learned.remove(word)
    }

    private static func word(_ range: NSRange, in string: String) -> String? {
        Range(range, in: string).map { String(string[$0]) }
    }
}
