import Foundation

/// `Documentation/Fidelity.md`: how near HeadlessUIKit is to devices.
@MainActor struct FidelityDocument {
    let score: ConformanceScore
    let figures: [Figure]

    var text: String {
        """
        # Fidelity

        What devices have, and what HeadlessUIKit has, in points. `make conformance` writes this file; a test fails if a \
        number gets worse.

        ## Recorded scenes

        Labels, buttons, controls and rows that others recorded on devices (`Tests/HeadlessUIKitTests/Conformance/Records`, \
        one JSON line each, with source and licence), drawn by one interpreter. `make conformance RECORDS=FILE` judges \
        other records.

        | number | right | of | percent |
        |---|---:|---:|---:|
        \(counts)

        What differs:

        | record | number | device | ours |
        |---|---|---|---|
        \(differences)

        ## Single values

        \(FigureTable.text(of: figures))
        """
    }

    private var counts: String {
        score.counts.map { "| \($0) | \($1.right) | \($1.all) | \($1.percent) |" }.joined(separator: "\n")
    }

    private var differences: String {
        score.differences.map { "| \($0.record) | \($0.number) | \($0.device) | \($0.ours) |" }.joined(separator: "\n")
    }

    /// Returns the percents of a document by their names.
    static func percents(in text: String) -> [String: Double] {
        var percents: [String: Double] = [:]
        for line in text.split(separator: "\n") {
            let columns = line.components(separatedBy: " | ")
            if columns.count == 4, columns[0].hasPrefix("| "), let percent = Double(columns[3].dropLast(2)) {
                percents[String(columns[0].dropFirst(2))] = percent
            }
        }
        return percents
    }
}
