import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Spelling")
struct UITextCheckerTests {
    private let checker = UITextChecker()

    @Test("without dictionaries no word is misspelled")
    func noDictionaries() {
        let range = checker.rangeOfMisspelledWord(
            in: "Helo wrld",
            range: NSRange(location: 0, length: 9),
            startingAt: 0,
            wrap: false,
            language: "en_US"
        )
        expectEqual(range.location, NSNotFound)
        expect(UITextChecker.availableLanguages.isEmpty)
    }

    @Test("learned words are completed and guessed until they are unlearned")
    func learned() {
        UITextChecker.learnWord("Honeycomb")
        let whole = NSRange(location: 4, length: 5)
        expect(UITextChecker.hasLearnedWord("Honeycomb"))
        expectEqual(checker.completions(forPartialWordRange: whole, in: "the Honey", language: "en_US"), ["Honeycomb"])
        let other = NSRange(location: 0, length: 9)
        expectEqual(checker.guesses(forWordRange: other, in: "honeycomb", language: "en_US"), ["Honeycomb"])
        UITextChecker.unlearnWord("Honeycomb")
        expectEqual(checker.completions(forPartialWordRange: whole, in: "the Honey", language: "en_US"), nil)
        expectEqual(checker.guesses(forWordRange: other, in: "honeycomb", language: "en_US"), nil)
    }

    @Test("a checker ignores its own words")
    func ignored() {
        checker.ignoreWord("Helo")
        checker.ignoreWord("Helo")
        expectEqual(checker.ignoredWords, ["Helo"])
        expect(UITextChecker().ignoredWords?.isEmpty ?? true)
    }
}
