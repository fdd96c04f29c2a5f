extension RandomAccessCollection where Index == Int {
    /// The first index whose element belongs to the second part of a collection whose elements that do not belong all
    /// come first. O(log n).
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
