import PositionedJSON

/// The problems that were found so far, in any order.
final class ProblemList {
    private struct Place: Hashable {
        let source: ObjectIdentifier
        let offset: Int
        let message: String
    }

    private struct Entry {
        let source: TokenSource
        let severity: TokenProblem.Severity
        let problem: DocumentProblem
    }

    private var entries: [Entry] = []
    private var places: Set<Place> = []
    /// Files in the order in which they were first read.
    private var sourceOrder: [ObjectIdentifier: Int] = [:]

    private(set) var hasErrors = false

    /// The number of suggestions that are still looked for: each compares a name with all others.
    private var suggestionsLeft = 20

    func add(_ source: TokenSource) {
        if sourceOrder[ObjectIdentifier(source)] == nil { sourceOrder[ObjectIdentifier(source)] = sourceOrder.count }
    }

    /// Records a problem; the same one at the same place is recorded once.
    func report(_ problem: DocumentProblem, in source: TokenSource, severity: TokenProblem.Severity = .error) {
        add(source)
        let place = Place(source: ObjectIdentifier(source), offset: problem.offset, message: problem.message)
        guard places.insert(place).inserted else { return }
        entries.append(Entry(source: source, severity: severity, problem: problem))
        if severity == .error { hasErrors = true }
    }

    func report(
        at node: JSONNode,
        in source: TokenSource,
        _ message: String,
        allowed: String? = nil,
        severity: TokenProblem.Severity = .error
    ) {
        let problem = DocumentProblem(at: node.offset, in: node.pointer, message, allowed: allowed)
        report(problem, in: source, severity: severity)
    }

    /// Returns ` (did you mean "name"?)`, or nothing if no name is close.
    func suggestion(for name: String, among names: [String]) -> String {
        guard suggestionsLeft > 0, names.count <= 20_000 else { return "" }
        if names.count > 100 { suggestionsLeft -= 1 }
        return nearestName(to: name, among: names).map { " (did you mean \($0.quoted)?)" } ?? ""
    }

    /// The problems by file and position.
    var sorted: [TokenProblem] {
        entries.enumerated()
            .sorted { left, right in
                let (first, second) = (left.element, right.element)
                let files = (
                    sourceOrder[ObjectIdentifier(first.source)] ?? 0, sourceOrder[ObjectIdentifier(second.source)] ?? 0
                )
                return (files.0, first.problem.offset, left.offset) < (files.1, second.problem.offset, right.offset)
            }
            .map { _, entry in
                let position = entry.source.text.position(at: entry.problem.offset)
                return TokenProblem(
                    severity: entry.severity,
                    file: entry.source.name,
                    line: position.line,
                    column: position.column,
                    message: entry.problem.message,
                    pointer: entry.problem.pointer.description,
                    allowed: entry.problem.allowed
                )
            }
    }
}
