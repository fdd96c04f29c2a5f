/// What a driver has done, as counts, which are the same on every machine: tests assert them, and they show which rows cost much.
///
/// ```swift
/// driver.resetWork()
/// driver.apply(next)
/// print(driver.work)
/// // 1 state applied, 1 row shown, 1 measured: ContainerItem<LeftRightContainer<LeftTitle, RightDetail>> shown 1, measured 1
/// ```
public struct CollectionViewWork: Equatable, Sendable {
    /// The work for the rows of one type.
    public struct Rows: Equatable, Sendable {
        /// How many times a cell got content: a row that came on screen, or one whose content changed.
        public internal(set) var shownCount = 0
        /// How many times a row was measured. Known sizes are not measured again.
        public internal(set) var measuredCount = 0
    }

    /// The number of states that were applied, those that changed nothing included.
    public internal(set) var appliedStateCount = 0

    /// The work by the names of the types of rows.
    public internal(set) var rows: [String: Rows] = [:]

    /// How many times a cell got content.
    public var shownRowCount: Int { rows.values.reduce(0) { $0 + $1.shownCount } }

    /// How many times a row was measured.
    public var measuredRowCount: Int { rows.values.reduce(0) { $0 + $1.measuredCount } }
}

extension CollectionViewWork: CustomStringConvertible {
    /// The counts in a line, with the types that cost most first.
    public var description: String {
        let total =
            "\(counted(appliedStateCount, "state")) applied, \(counted(shownRowCount, "row")) shown, \(measuredRowCount) measured"
        let types = rows.sorted {
            ($1.value.measuredCount, $1.value.shownCount, $0.key) < (
                $0.value.measuredCount, $0.value.shownCount, $1.key
            )
        }
        guard !types.isEmpty else { return total }
        let words = types.map { "\($0.key) shown \($0.value.shownCount), measured \($0.value.measuredCount)" }
        return "\(total): \(words.joined(separator: "; "))"
    }
}
