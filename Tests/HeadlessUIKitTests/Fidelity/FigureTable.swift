import Foundation

/// The figures and ours beside each other, as Markdown.
@MainActor enum FigureTable {
    static func text(of figures: [Figure]) -> String {
        let rows = figures.map { figure in
            let ours = figure.measure()
            let columns = [
                figure.name, number(figure.expected), number(ours), number(ours - figure.expected), figure.system,
                figure.source,
            ]
            return "| \(columns.joined(separator: " | ")) |"
        }
        let head = """
            | value | device | ours | off by | iOS | source |
            |---|---:|---:|---:|---|---|
            """
        return head + "\n" + rows.joined(separator: "\n") + "\n"
    }

    /// Returns by how much each figure of a table is off.
    static func distances(in table: String) -> [String: CGFloat] {
        var distances: [String: CGFloat] = [:]
        for line in table.split(separator: "\n") {
            let columns = line.components(separatedBy: " | ")
            if columns.count == 6, columns[0].hasPrefix("| "), let distance = Double(columns[3]) {
                distances[String(columns[0].dropFirst(2))] = CGFloat(distance)
            }
        }
        return distances
    }

    private static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1_000).rounded() / 1_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
