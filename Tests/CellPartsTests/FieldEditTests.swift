import Expectations
import Testing

@testable import CellParts
import SeededRandom

@Suite("Edits of fields with a format")
struct FieldEditTests {
    @Test("a pasted number loses the prefix that the mask shows, and keeps a first digit that is equal to it")
    func pasting() {
        let rules = FieldRules(characters: .digits, format: .mask("+7 (###) ###-##-##"))
        func pasted(_ text: String) -> String? { rules.edit("", replacing: 0..<0, with: text)?.value }
        expect(pasted("+79161234567") == "9161234567" && pasted("+7 (916) 123-45-67") == "9161234567")
        expect(pasted("79161234567") == "9161234567" && pasted("9161234567") == "9161234567")
        expect(pasted("7161234567") == "7161234567" && pasted("+7 716") == "716")
        // Behind other digits, nothing is a prefix.
        expectEqual(rules.edit("+7 (916", replacing: 7..<7, with: "77")?.value, "91677")
        expectEqual(rules.value(of: rules.shown("7161234567")), "7161234567")
    }

    @Test("a character beyond the maximum length is refused, pasted ones are cut")
    func maximumLength() {
        let rules = FieldRules(maximumLength: 3)
        expect(rules.edit("abc", replacing: 1..<1, with: "x") == nil)
        expectEqual(rules.edit("a", replacing: 1..<1, with: "xyz")?.value, "axy")
        expectEqual(rules.edit("abc", replacing: 0..<3, with: "xyzw")?.value, "xyz")
    }

    @Test("a typed separator is no part of the value")
    func separators() {
        let rules = FieldRules(format: .grouped(separator: " "))
        expect(rules.edit("", replacing: 0..<0, with: " ") == nil)
        expect(rules.edit("1 234", replacing: 1..<1, with: " ") == nil)
        expectEqual(rules.edit("1", replacing: 1..<1, with: "2 3")?.value, "123")
    }

    @Test("random edits of formatted fields are those of the value", arguments: 0..<20 as Range<UInt64>)
    func randomEdits(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let formats = [
            FieldFormat.mask("+7 (###) ###-##-##"), .mask("AA ## **"), .mask("####-####"), .grouped(separator: " "),
            .plain,
        ]
        for format in formats {
            let rules = FieldRules(format: format)
            var value = ""
            for _ in 0..<60 {
                let shown = rules.shown(value)
                let start = Int.random(in: 0...shown.count, using: &generator)
                let end = Int.random(in: start...min(shown.count, start + 2), using: &generator)
                let text =
                    ["", "7", "1", "a", "12", "-", " ", ", ", "\u{301}", "🙂"].randomElement(using: &generator) ?? ""
                guard let (new, caret) = rules.edit(shown, replacing: start..<end, with: text) else { continue }
                let newShown = rules.shown(new)
                expect((0...newShown.count).contains(caret), "seed \(seed): \(shown), \(start)..<\(end), \(text)")
                expectEqual(format.places(in: newShown).count, new.count, "seed \(seed): \(newShown)")
                expectEqual(rules.format.fitting(new), new, "seed \(seed): \(new)")
                value = new
            }
        }
    }
}
