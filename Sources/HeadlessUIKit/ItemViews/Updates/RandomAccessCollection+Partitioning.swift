extension RandomAccessCollection where Index == Int {
    /// Returns the index of the first element that satisfies a predicate. All elements that do not satisfy it must come
    /// first. O(log n).
    func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
