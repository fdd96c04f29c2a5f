import Expectations
import Foundation
import Testing

@testable import BatchDiffing
import SeededRandom

@Suite("Erased identities")
struct DifferenceIdentifierTests {
    enum Kind: Hashable { case first, second }

    enum Payload: Hashable { case number(Int), text(String) }

    /// Case-insensitive equality: different bytes may be equal.
    enum Vague: Hashable {
        case yes, indeed

        static func == (lhs: Vague, rhs: Vague) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    @Test(
        "values of all kinds equal themselves, have one hash, and come out as they went in",
        arguments: [
            5, "text", "a text that is too long to be kept in sixteen bytes", UUID(), Kind.second, Payload.text("a"),
            Payload.number(3), 2.5, UInt8(5), [1, 2], String?.none, String?.some("text"),
        ] as [any Hashable & Sendable]
    )
    func roundTrip(value: any Hashable & Sendable) {
        let (first, second) = (DifferenceIdentifier(value), DifferenceIdentifier(value))
        expectEqual(first, second)
        expect(first.hash == second.hash && first.hashValue == second.hashValue)
        expectEqual(first.base, AnyHashable(value))
        expect(type(of: first.base.base) == type(of: value))
        expectEqual(first.description, String(describing: value))
    }

    @Test("different values are different, and so are equal ones of different types")
    func differences() {
        let values: [any Hashable] = [
            5, 6, UInt8(5), "5", "6", Kind.first, Kind.second, Payload.text("5"), Payload.number(5), UUID(), UUID(),
            true,
        ]
        for (index, first) in values.enumerated() {
            for (otherIndex, second) in values.enumerated() where index != otherIndex {
                expect(DifferenceIdentifier(first) != DifferenceIdentifier(second), "\(first) and \(second)")
            }
        }
    }

    @Test("wrapping an identifier or an AnyHashable unwraps its value")
    func unwrapping() {
        let text = DifferenceIdentifier("text")
        expectEqual(DifferenceIdentifier(text), text)
        expectEqual(DifferenceIdentifier(AnyHashable("text")), text)
        expectEqual(DifferenceIdentifier(AnyHashable(text)), text)
        expectEqual(DifferenceIdentifier(AnyHashable(text)).hash, text.hash)
        let optional = DifferenceIdentifier(String?.some("text"))
        expect(optional != text)
        expectEqual(DifferenceIdentifier(AnyHashable(String?.some("text"))), optional)
    }

    @Test("integers, strings, UUIDs and payload-free enums are stored inline")
    func flat() {
        func isBoxed(_ value: some Hashable) -> Bool {
            if case .box = DifferenceIdentifier(value).payload { true } else { false }
        }
        expect(!isBoxed(5) && !isBoxed("text") && !isBoxed(UUID()) && !isBoxed(Kind.first) && !isBoxed(Int32(5)))
        expect(isBoxed(Payload.text("a")))
        expect(MemoryLayout<DifferenceIdentifier>.stride <= 32)
    }

    @Test("a type's own equality applies, whatever its bytes are")
    func ownEquality() {
        expectEqual(DifferenceIdentifier(Vague.yes), DifferenceIdentifier(Vague.indeed))
        expectEqual(DifferenceIdentifier(0.0), DifferenceIdentifier(-0.0))
    }

    @Test(
        "canonically equivalent texts are one identity",
        arguments: [
            ("caf\u{E9}", "cafe\u{301}"), ("\u{212A}elvin", "Kelvin"), ("a\u{37E}b", "a;b"), ("\u{1FEF}", "`"),
            ("\u{212B}", "\u{C5}"), ("\u{AC00}", "\u{1100}\u{1161}"),
        ]
    )
    func canonicalEquivalence(first: String, second: String) {
        expectEqual(first, second)
        expect(areSame(first, second))
        let hasher = IdentityHasher()
        expectEqual(hasher.hash(first), hasher.hash(second))
        expectEqual(DifferenceIdentifier(first), DifferenceIdentifier(second))
        let rows = [Row(id: first), Row(id: "last")]
        expectEqual(ListDifference(from: rows, to: [Row(id: "last"), Row(id: second)]).moves.count, 1)
    }

    @Test("no other character is treated as equal to an ASCII one")
    func singletons() {
        let ascii = Set((0..<128).map { Character(Unicode.Scalar(UInt8($0))) })
        let equal = (UInt32(128)...0x2FFFF).compactMap(Unicode.Scalar.init).filter { ascii.contains(Character($0)) }
        expectEqual(equal, ["\u{37E}", "\u{1FEF}", "\u{212A}"])
    }

    @Test(
        "texts with several spellings are equal to what the standard library says they are equal to",
        arguments: 0..<4
    )
    func spellings(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let hasher = IdentityHasher()
        let pieces = [
            ["a"], ["b"], ["row-"], ["e\u{301}", "\u{E9}"], ["K", "\u{212A}"], [";", "\u{37E}"], ["e"], ["\u{301}"],
            ["\u{1100}\u{1161}", "\u{AC00}"], ["\r\n"], ["0123456789abcdef"], ["a\u{323}\u{301}", "a\u{301}\u{323}"],
            ["🙂"],
        ]
        var equal = 0
        for _ in 0..<3_000 {
            var (first, second) = ("", "")
            for _ in 0..<generator.number(below: 12) {
                let spellings = pieces[generator.number(below: pieces.count)]
                first += spellings[generator.number(below: spellings.count)]
                second += spellings[generator.number(below: spellings.count)]
            }
            // One string in three is changed.
            if generator.number(below: 3) == 0 { second += pieces[generator.number(below: pieces.count)][0] }
            if generator.number(below: 6) == 0 { second = pieces[generator.number(below: pieces.count)][0] + second }
            expectEqual(areSame(first, second), first == second, "seed \(seed): \(first.utf8), \(second.utf8)")
            expectEqual(hasher.hash(ifSame: first, second) != nil, first == second, "seed \(seed)")
            guard first == second else { continue }
            equal += 1
            expectEqual(hasher.hash(first), hasher.hash(second))
            expectEqual(hasher.hash(ifSame: first, second), hasher.hash(first))
        }
        expect(equal > 1_000)
    }

    @Test("strings of every length differ in every byte")
    func lengths() {
        let hasher = IdentityHasher()
        for length in 1..<70 {
            let text = String(repeating: "a", count: length)
            expect(areSame(text, String(Array(text))))
            expectEqual(hasher.hash(ifSame: text, String(Array(text))), hasher.hash(text))
            for position in 0..<length {
                var characters = Array(text)
                characters[position] = "b"
                expect(!areSame(text, String(characters)))
                expect(hasher.hash(text) != hasher.hash(String(characters)))
            }
        }
    }

    @Test("a non-ASCII character is detected anywhere in a string, and hashes as the standard library compares it")
    func lengthsBeyondASCII() {
        let hasher = IdentityHasher()
        for length in 1..<70 {
            for position in 0..<length {
                let before = String(repeating: "a", count: position)
                let after = String(repeating: "a", count: length - position - 1)
                let (composed, decomposed) = (before + "\u{E9}" + after, before + "e\u{301}" + after)
                expectEqual(hasher.hash(composed), hasher.hash(decomposed))
                expectEqual(hasher.hash(ifSame: composed, decomposed), hasher.hash(composed))
                expectEqual(hasher.hash(before + "\u{212A}" + after), hasher.hash(before + "K" + after))
            }
        }
    }

    @Test("strings that differ in several places are different, whatever the letters are", arguments: 0..<4)
    func severalDifferences(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let hasher = IdentityHasher()
        let letters = Array("aceg")
        for _ in 0..<4_000 {
            let characters = (0..<16 + generator.number(below: 34)).map { _ in letters[generator.number(below: 4)] }
            var others = characters
            // Strings are compared in words of eight bytes: the changes are in different words.
            let place = generator.number(below: others.count)
            for place in stride(from: place, to: others.count, by: 8) {
                others[place] = letters[generator.number(below: 4)]
            }
            let (first, second) = (String(characters), String(others))
            expectEqual(areSame(first, second), first == second, "seed \(seed): \(first), \(second)")
            expectEqual(
                hasher.hash(ifSame: first, second),
                first == second ? hasher.hash(first) : nil,
                "seed \(seed): \(first), \(second)"
            )
        }
    }

    @Test("strings with equal hashes and ends are compared correctly, however they are encoded")
    func equalHashesAndEnds() {
        // Enough to be matched by a table, and more than one batch. Some are encoded differently in the two lists.
        func identifiers(accent: String) -> [DifferenceIdentifier] {
            (0..<150).map { number in
                let text = "one end, \(number) \(number % 3 == 0 ? accent : "e"), the other end"
                return DifferenceIdentifier(hash: UInt64(number / 5) << 40, payload: .text(text))
            }
        }
        var generator = SeededGenerator(seed: 6)
        let source = identifiers(accent: "\u{E9}").map { IdentifiedRow(differenceIdentity: $0) }
        let target = identifiers(accent: "e\u{301}").map { IdentifiedRow(differenceIdentity: $0) }
            .shuffled(using: &generator)
        let difference = ListDifference(from: source, to: target)
        expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
        expect(difference.moves.count > 100)
        for move in difference.moves {
            expectEqual(source[move.from].differenceIdentity, target[move.to].differenceIdentity)
        }
    }

    struct IdentifiedRow: DifferenceElement {
        let differenceIdentity: DifferenceIdentifier

        func isContentEqual(to other: IdentifiedRow) -> Bool { true }
    }

    @Test("swapped parts of a string change its hash")
    func swappedParts() {
        let hasher = IdentityHasher()
        let parts = ["0123456789abcdef", "ghijklmnopqrstuv", "ABCDEFGHIJKLMNOP", "QRSTUVWXYZ_-.,:/"]
        let orders = [[0, 1, 2, 3], [1, 0, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2], [3, 1, 2, 0], [2, 3, 0, 1]]
        let hashes = orders.map { order in hasher.hash(order.map { parts[$0] }.joined()) }
        expectEqual(Set(hashes).count, orders.count)
    }

    @Test(
        "identities that differ in two words are deleted and inserted, not paired",
        arguments: [("a-------a-------", "c-------c-------"), ("c-------c-------", "a-------a-------")]
    )
    func differencesInTwoWords(first: String, second: String) {
        let rows = { (text: String) in [Row(id: "first"), Row(id: text), Row(id: "last")] }
        let difference = ListDifference(from: rows(first), to: rows(second))
        expectEqual(difference.deletes, [1])
        expectEqual(difference.inserts, [1])
    }

    private struct Row: DifferenceElement, Identifiable, Equatable {
        var id: String
        typealias Identity = String
    }
}
