import Expectations
import Testing

@testable import DeclarativeCollections

@Suite("Prefix sums")
struct FenwickTreeTests {
    @Test("prefix sums equal those of a plain list, also after changes")
    func sums() {
        var values = (0..<37).map { ($0 * 7) % 11 }
        var tree = FenwickTree(values)
        for (index, delta) in [(0, 5), (36, 9), (17, -1), (31, 4)] {
            values[index] += delta
            tree.add(delta, at: index)
        }
        for count in 0...values.count {
            expectEqual(tree.sum(ofFirst: count), values.prefix(count).reduce(0, +))
        }
        expectEqual(tree.total, values.reduce(0, +))
    }

    @Test("the longest prefix within a limit is found, zeros included", arguments: [0, 1, 3, 4, 7, 8, 100])
    func prefix(limit: Int) {
        let values = [1, 0, 3, 0, 0, 4]
        let expected = (0...values.count).last { values.prefix($0).reduce(0, +) <= limit }
        expectEqual(FenwickTree(values).prefix(notExceeding: limit), expected)
    }

    @Test("an empty list sums to nothing")
    func empty() {
        let tree = FenwickTree([Int]())
        expectEqual(tree.total, 0)
        expectEqual(tree.prefix(notExceeding: 10), 0)
    }
}
