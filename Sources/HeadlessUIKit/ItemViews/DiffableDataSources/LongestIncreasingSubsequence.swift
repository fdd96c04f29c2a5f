/// The most elements of a list that are in ascending order: those that need not be moved. O(n log n).
enum LongestIncreasingSubsequence {
    /// The indices of the elements that stay.
    static func indices(of values: [Int]) -> Set<Int> {
        var isAscending = true
        for index in values.indices.dropFirst() where values[index] < values[index - 1] {
            isAscending = false
            break
        }
        if isAscending { return Set(values.indices) }
        // tails[k] is where the subsequence of length k + 1 with the smallest end ends.
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
