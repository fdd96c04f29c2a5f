import Foundation

/// Lengths of things that lie one after another, and where each begins.
///
/// Looking up where one begins, which one is at a place, and changing one's length cost O(log n), whatever was changed
/// before: the sums are kept in a tree by Fenwick (Software: Practice and Experience 24, 1994). While all lengths are
/// the same there is no tree.
struct LengthSequence {
    /// How many there are.
    let count: Int
    /// The length of those that were not changed.
    private let common: CGFloat
    /// Empty while all have the common length.
    private var lengths: [CGFloat] = []
    /// At `i - 1` the sum of the `i & -i` lengths that end before `i`, without the common one.
    private var sums: [CGFloat] = []

    init(count: Int, common: CGFloat) {
        self.count = count
        self.common = common
    }

    /// O(n).
    init(_ lengths: [CGFloat]) {
        count = lengths.count
        common = 0
        self.lengths = lengths
        sums = lengths
        for index in sums.indices {
            let parent = index | (index + 1)
            if parent < sums.count { sums[parent] += sums[index] }
        }
    }

    subscript(index: Int) -> CGFloat {
        get { lengths.isEmpty ? common : lengths[index] }
        set {
            guard newValue != self[index] else { return }
            if lengths.isEmpty {
                lengths = [CGFloat](repeating: common, count: count)
                sums = [CGFloat](repeating: 0, count: count)
            }
            let change = newValue - lengths[index]
            lengths[index] = newValue
            var node = index
            while node < count {
                sums[node] += change
                node |= node + 1
            }
        }
    }

    /// Where one begins; for `count`, where the last one ends.
    func start(of index: Int) -> CGFloat {
        var sum = CGFloat(index) * common
        guard !sums.isEmpty else { return sum }
        var node = index
        while node > 0 {
            sum += sums[node - 1]
            node &= node - 1
        }
        return sum
    }

    /// The sum of all.
    var total: CGFloat { start(of: count) }

    /// The last one that begins at a place or before it, the first one for places before all; nil of none.
    func index(at place: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        if sums.isEmpty {
            guard common > 0, place > 0 else { return 0 }
            return Int(min(CGFloat(count - 1), (place / common).rounded(.down)))
        }
        var found = 0
        var rest = place
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = found + step
            if next <= count {
                let sum = sums[next - 1] + CGFloat(step) * common
                if sum <= rest {
                    found = next
                    rest -= sum
                }
            }
            step /= 2
        }
        return min(found, count - 1)
    }
}
