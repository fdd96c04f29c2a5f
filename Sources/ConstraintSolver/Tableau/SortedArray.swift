extension [Int] {
    /// Inserts an element into an ascending array unless it is already there.
    mutating func insertSorted(_ element: Int) {
        if last.map({ $0 < element }) ?? true { return append(element) }
        let position = sortedPosition(of: element)
        if self[position] != element { insert(element, at: position) }
    }

    /// Removes an element from an ascending array.
    mutating func removeSorted(_ element: Int) {
        let position = sortedPosition(of: element)
        if position < count, self[position] == element { remove(at: position) }
    }

    private func sortedPosition(of element: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < element { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
