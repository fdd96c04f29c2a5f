/// The heights of the rows of one section: measured where rows have been visible, one estimate for all others.
///
/// Memory and time depend on the number of measured rows, not on the number of rows: rows are grouped in chunks, a
/// chunk is allocated with its first measurement, and two Fenwick trees over the chunks count and sum the measured
/// rows. The offset of a row is then `sum of measured rows above + number of other rows above * estimate`.
struct RowHeights {
    /// Small enough to be scanned, large enough to keep the trees small: a million rows have 4,000 chunks.
    private static let chunkLength = 256

    let count: Int
    /// The height of unmeasured rows in pixels; at least 1, because rows without height never become visible.
    var estimate: Int {
        didSet { estimate = max(1, estimate) }
    }

    private var chunks: [[MeasuredHeight]]
    private var measuredCounts: FenwickTree
    private var measuredSums: FenwickTree

    init(count: Int, estimate: Int) {
        let chunkCount = (count + Self.chunkLength - 1) / Self.chunkLength
        self.count = count
        self.estimate = max(1, estimate)
        chunks = [[MeasuredHeight]](repeating: [], count: chunkCount)
        measuredCounts = FenwickTree(count: chunkCount)
        measuredSums = FenwickTree(count: chunkCount)
    }

    /// The number of measured rows, including outdated ones.
    var measuredCount: Int {
        measuredCounts.total
    }

    /// The mean of the measured heights in pixels; `nil` if no row was measured.
    var mean: Int? {
        measuredCount == 0 ? nil : (measuredSums.total + measuredCount / 2) / measuredCount
    }

    /// The sum of all heights. Complexity: O(1).
    var total: Int {
        measuredSums.total + (count - measuredCount) * estimate
    }

    /// The measurement of a row. Complexity: O(1).
    subscript(row: Int) -> MeasuredHeight {
        get {
            let chunk = chunks[row / Self.chunkLength]
            return chunk.isEmpty ? .unknown : chunk[row % Self.chunkLength]
        }
        set {
            let (index, position) = row.quotientAndRemainder(dividingBy: Self.chunkLength)
            if chunks[index].isEmpty {
                chunks[index] = [MeasuredHeight](repeating: .unknown, count: Self.chunkLength)
            }
            let old = chunks[index][position].height
            chunks[index][position] = newValue
            let new = newValue.height
            measuredCounts.add((new == nil ? 0 : 1) - (old == nil ? 0 : 1), at: index)
            measuredSums.add((new ?? 0) - (old ?? 0), at: index)
        }
    }

    /// Returns the height of a row, measured or estimated. Complexity: O(1).
    func height(of row: Int) -> Int {
        self[row].height ?? estimate
    }

    /// Returns the sum of the heights of all rows above `row`. Complexity: O(log count).
    func offset(of row: Int) -> Int {
        let (index, position) = row.quotientAndRemainder(dividingBy: Self.chunkLength)
        var offset = offset(ofChunk: index)
        guard position > 0 else { return offset }
        let chunk = chunks[index]
        guard !chunk.isEmpty else { return offset + position * estimate }
        for known in chunk[..<position] {
            offset += known.height ?? estimate
        }
        return offset
    }

    /// Returns the last row that starts at or above `offset`, with `spacing` after each row; row 0 for negative
    /// offsets. Complexity: O(log² count).
    func row(at offset: Int, spacing: Int) -> Int {
        guard count > 0 else { return 0 }
        var low = 0
        var high = chunks.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if self.offset(ofChunk: middle) + middle * Self.chunkLength * spacing <= offset {
                low = middle
            } else {
                high = middle - 1
            }
        }
        var row = low * Self.chunkLength
        let end = min(count, row + Self.chunkLength)
        var next = self.offset(ofChunk: low) + row * spacing
        if chunks[low].isEmpty {
            let step = estimate + spacing
            return step > 0 ? min(end - 1, row + max(0, offset - next) / step) : end - 1
        }
        while row + 1 < end {
            next += height(of: row) + spacing
            guard next <= offset else { break }
            row += 1
        }
        return row
    }

    /// Marks all heights to be measured again before they are shown. Complexity: O(measured).
    mutating func markOutdated() {
        let before = self
        before.forEachMeasured { row, height in
            self[row] = height.outdated
        }
    }

    /// Calls `body` for each measured row in ascending order. Complexity: O(chunks + measured).
    func forEachMeasured(_ body: (_ row: Int, _ height: MeasuredHeight) -> Void) {
        for (index, chunk) in chunks.enumerated() where !chunk.isEmpty {
            for (position, known) in chunk.enumerated() where known.height != nil {
                body(index * Self.chunkLength + position, known)
            }
        }
    }

    private func offset(ofChunk index: Int) -> Int {
        let unmeasured = index * Self.chunkLength - measuredCounts.sum(ofFirst: index)
        return measuredSums.sum(ofFirst: index) + unmeasured * estimate
    }
}
