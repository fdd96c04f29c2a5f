import Foundation

/// The lengths of consecutive elements and their start positions.
///
/// Finding a start position or the element at a position and changing a length are O(log n): the sums are stored in a
/// Fenwick tree (Software: Practice and Experience 24, 1994). No tree is created while all lengths are equal.
struct LengthSequence {
    /// The number of elements.
    let count: Int
    /// The length of elements that were not changed.
    private let common: CGFloat
    /// The lengths, or an empty array while all elements have the common length.
    private var lengths: [CGFloat] = []
    /// At `i - 1`, the sum of the `i & -i` lengths that end before `i`, without the common length.
    private var sums: [CGFloat] = []

    init(count: Int, common: CGFloat) {
        self.count = count
        self.common = common
    }

    /// Creates a sequence of lengths. O(n).
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

    /// Returns the start position of an element, or the end of the last one for `count`.
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

    /// The sum of all lengths.
    var total: CGFloat { start(of: count) }

    /// Returns the last element that starts at or before a position, the first element for smaller positions, or `nil`
    /// if there are no elements.
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
