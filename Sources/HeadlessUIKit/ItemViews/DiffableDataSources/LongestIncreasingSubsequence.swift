/// Finds the longest ascending subsequence of a list: the elements that need not move. O(n log n).
enum LongestIncreasingSubsequence {
    /// Returns the indices of the elements of the subsequence.
    static func indices(of values: [Int]) -> Set<Int> {
        var isAscending = true
        for index in values.indices.dropFirst() where values[index] < values[index - 1] {
            isAscending = false
            break
        }
        if isAscending { return Set(values.indices) }
        // `tails[k]` is the index of the last element of the subsequence of length k + 1 whose last element is
        // smallest.
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for index in values.indices {
            let length = tails.partitioningIndex { values[$0] >= values[index] }
            if length > 0 { previous[index] = tails[length - 1] }
            if length == tails.count { tails.append(index) } else { tails[length] = index }
        }
        var result: Set<Int> = []
        var index = tails.last ?? -1
        while index >= 0 {
            result.insert(index)
            index = previous[index]
        }
        return result
    }
}
