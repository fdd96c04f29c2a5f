/// The expected properties of a difference, computed by the simplest algorithms.
enum Oracle {
    /// The length of a longest increasing subsequence, by dynamic programming: O(n²).
    static func longestIncreasing(_ values: [Int]) -> Int {
        var lengths = [Int](repeating: 1, count: values.count)
        var longest = 0
        values.withUnsafeBufferPointer { values in
            lengths.withUnsafeMutableBufferPointer { lengths in
                var end = 0
                while end < values.count {
                    let value = values[end]
                    var best = 0
                    var before = 0
                    while before < end {
                        if values[before] < value, lengths[before] > best { best = lengths[before] }
                        before += 1
                    }
                    lengths[end] = best + 1
                    longest = max(longest, best + 1)
                    end += 1
                }
            }
        }
        return longest
    }

    /// For each target element the source index of the same occurrence of its identity, or `-1` if there is none.
    static func origins(_ source: [Int], _ target: [Int]) -> [Int] {
        var occurrences: [Int: [Int]] = [:]
        for (index, identity) in source.enumerated().reversed() { occurrences[identity, default: []].append(index) }
        return target.map { occurrences[$0]?.popLast() ?? -1 }
    }

    /// The maximum number of pairs with equal identities: for each identity the smaller count of both lists.
    static func largestMatch(_ source: [Int], _ target: [Int]) -> Int {
        let source = source.sorted()
        let target = target.sorted()
        var (old, new, pairs) = (0, 0, 0)
        while old < source.count, new < target.count {
            if source[old] == target[new] {
                (old, new, pairs) = (old + 1, new + 1, pairs + 1)
            } else if source[old] < target[new] {
                old += 1
            } else {
                new += 1
            }
        }
        return pairs
    }
}
