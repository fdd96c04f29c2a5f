/// Prefix sums over a mutable list of integers (Fenwick 1994).
///
/// Building is O(n); changing a value and computing a prefix sum are O(log n).
struct FenwickTree {
    // `nodes[i]`, with `i` starting at 1, is the sum of the values from index `i - (i & -i)` up to but not including
    // `i`.
    private var nodes: [Int]

    /// The sum of all values.
    private(set) var total: Int

    init(count: Int) {
        nodes = [Int](repeating: 0, count: count + 1)
        total = 0
    }

    init(_ values: some Collection<Int>) {
        self.init(count: values.count)
        for (index, value) in values.enumerated() {
            nodes[index + 1] = value
            total += value
        }
        for index in 1..<max(1, nodes.count) {
            let parent = index + (index & -index)
            if parent < nodes.count {
                nodes[parent] += nodes[index]
            }
        }
    }

    var count: Int {
        nodes.count - 1
    }

    /// Adds `delta` to the value at `index`.
    mutating func add(_ delta: Int, at index: Int) {
        guard delta != 0 else { return }
        total += delta
        var node = index + 1
        while node < nodes.count {
            nodes[node] += delta
            node += node & -node
        }
    }

    /// Returns the sum of the first `count` values.
    func sum(ofFirst count: Int) -> Int {
        var sum = 0
        var node = count
        while node > 0 {
            sum += nodes[node]
            node -= node & -node
        }
        return sum
    }

    /// Returns the number of leading values whose sum is at most `limit`. The values must not be negative.
    func prefix(notExceeding limit: Int) -> Int {
        var position = 0
        var remaining = limit
        var step = 1
        while step * 2 < nodes.count { step *= 2 }
        while step > 0 {
            let next = position + step
            if next < nodes.count, nodes[next] <= remaining {
                remaining -= nodes[next]
                position = next
            }
            step /= 2
        }
        return position
    }
}
