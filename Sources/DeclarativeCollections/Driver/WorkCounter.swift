extension CollectionViewDriver {
    /// What the driver has done since it was made, or since the last ``resetWork()``. Of the rows of carousels, those that are
    /// measured count. Taking the counts takes time; counting does not.
    public var work: CollectionViewWork { coordinator.work.counts }

    /// Counts from zero again.
    public func resetWork() {
        coordinator.work = WorkCounter()
    }
}

/// Counts by type, without names, which take time.
struct WorkCounter {
    var appliedStateCount = 0
    private var rows: [ObjectIdentifier: (name: () -> String, rows: CollectionViewWork.Rows)] = [:]

    mutating func countShown(_ item: CollectionViewDiffableItem) {
        rows[item.box.typeIdentifier, default: ({ item.typeName }, CollectionViewWork.Rows())].rows.shownCount += 1
    }

    mutating func countMeasured(_ item: CollectionViewDiffableItem) {
        rows[item.box.typeIdentifier, default: ({ item.typeName }, CollectionViewWork.Rows())].rows.measuredCount += 1
    }

    var counts: CollectionViewWork {
        CollectionViewWork(
            appliedStateCount: appliedStateCount,
            rows: Dictionary(rows.values.map { ($0.name(), $0.rows) }) { first, second in
                CollectionViewWork.Rows(
                    shownCount: first.shownCount + second.shownCount,
                    measuredCount: first.measuredCount + second.measuredCount
                )
            }
        )
    }
}
