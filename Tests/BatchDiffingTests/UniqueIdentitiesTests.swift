import Expectations
import Testing

@testable import BatchDiffing

@Suite("Unique identities")
struct UniqueIdentitiesTests {
    /// Compares by value; all hashes collide.
    private struct Colliding: Hashable {
        let value: Int

        func hash(into hasher: inout Hasher) {}
    }

    @Test("lists without a repetition are unique, however long")
    func unique() {
        expect([DifferenceIdentifier]().areUnique)
        for count in [1, 2, 3, 1_000] {
            expect((0..<count).map { DifferenceIdentifier($0) }.areUnique)
            expect((0..<count).map { DifferenceIdentifier("row \($0)") }.areUnique)
        }
    }

    @Test("one repetition is found wherever it is", arguments: [0, 1, 500, 998])
    func repetition(position: Int) {
        var identifiers = (0..<1_000).map { DifferenceIdentifier($0) }
        identifiers[999] = identifiers[position]
        expect(!identifiers.areUnique)
    }

    @Test("values of different types are different identities")
    func types() {
        expect([DifferenceIdentifier(1), DifferenceIdentifier(UInt8(1)), DifferenceIdentifier("1")].areUnique)
    }

    @Test("colliding hashes give the same result")
    func collisions() {
        var identifiers = (0..<300).map { DifferenceIdentifier(Colliding(value: $0)) }
        expect(identifiers.areUnique)
        identifiers.append(identifiers[7])
        expect(!identifiers.areUnique)
    }
}
